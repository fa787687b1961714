/** Ways of eating that the nine allergens and five diets do not cover: customs, beliefs, and orders of a doctor. */
import type { Custom } from '../../needs/heard.ts';
import { KNOWN_CUSTOMS, type KnownCustom } from './known-customs.ts';

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
