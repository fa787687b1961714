/** The type in which the files of this folder record how the wording of a line changes each food named in it. */

/** What the claims and comparisons of a line do to its matches, by index. */
export interface ClaimEffects {
  /** Restrictions claimed away. */
  readonly removedMasks: number[];
  /** Restrictions a claim leaves in doubt: a "butter-free" cake may still hold milk. */
  readonly doubtfulMasks: number[];
  readonly isDenied: boolean[];
  readonly isHedged: boolean[];
  readonly claimStarts: number[];
}
