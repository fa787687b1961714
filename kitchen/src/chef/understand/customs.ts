/** Ways of eating that the nine allergens and five diets do not cover: customs, beliefs, and orders of a doctor. */
import type { Caution } from '../../safety/person/situations.ts';
import type { Needs } from '../../vocabulary.ts';
import type { Food } from './foods.ts';
import { KNOWN_CUSTOMS, type KnownCustom } from './known-customs.ts';

export interface Custom {
  /** As we say it back: "halal". */
  readonly label: string;
  /** Kept out of every dish, as firmly as an allergen. */
  readonly out: readonly Food[];
  /** Meat and dairy never stand in one dish. */
  readonly apart: boolean;
  /** Needs of the nine and the five that come with it. */
  readonly needs: Needs;
  /** What is held to, and what nobody but a label, a seller or a doctor can promise. */
  readonly promise: string;
  /** A word for each card and list afterwards; empty where everything is checked. */
  readonly reminder: string;
  /** Keywords that suit, and that do not. */
  readonly suits: readonly string[];
  readonly against: readonly string[];
  /** What in a dish goes against it though it names no food: much salt, much sugar. */
  readonly wary: readonly Caution[];
}

/** Said of a custom without living by it. */
const UNDONE =
  /\b(?:not|isn't|aren't|no longer|don't keep|needn't be|doesn't have to be)\s+(?:a |an |strictly |be )?$/;

/** What folded text asks us to hold to. */
export function readCustoms(text: string): Custom[] {
  return KNOWN_CUSTOMS.filter((row) => {
    const found = row.when.exec(text);
    return found !== null && !UNDONE.test(text.slice(0, found.index));
  }).map(customOf);
}

/** The customs that we reminded somebody of. */
export function customsReminded(said: string): Custom[] {
  return KNOWN_CUSTOMS.filter(
    ({ reminder }) => reminder !== undefined && said.includes(reminder),
  ).map(customOf);
}

/** The text without the words that told us, so that "low salt" is no wish for salt. */
export function withoutCustoms(text: string): string {
  return KNOWN_CUSTOMS.reduce((rest, { when }) => rest.replace(new RegExp(when, 'g'), '…'), text);
}

/** The customs that a sentence of ours names by their labels: "halal and free of alcohol". */
export function customsLabelled(said: string): Custom[] {
  return KNOWN_CUSTOMS.filter((row) => said.includes(row.label)).map(customOf);
}

function customOf(row: KnownCustom): Custom {
  const { label, out, apart, needs, promise, reminder, suits, against, wary } = row;
  return {
    label,
    out: list(out).map((name) => ({ said: name, names: [name], kinds: [] })),
    apart: apart ?? false,
    needs: { allergies: needs?.allergies ?? [], diets: needs?.diets ?? [] },
    promise,
    reminder: reminder ?? '',
    suits: list(suits),
    against: list(against),
    wary: wary ?? [],
  };
}

export function uniteCustoms(old: readonly Custom[], now: readonly Custom[]): Custom[] {
  const known = new Set(old.map((one) => one.label));
  return [...old, ...now.filter((one) => !known.has(one.label))];
}

function list(text = ''): string[] {
  return text.split(',').filter(Boolean);
}
