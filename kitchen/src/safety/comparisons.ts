/** Tells foods that a sentence only compares with ("as soft as butter", "egg-shaped") from those in the pot. */
import type { Effects } from './claims.ts';
import type { Match, ReadText } from './find-terms.ts';

/** What may stand between "as soft as" and the food it is compared with; never "the", which points at the real one. */
const COMPARED = new Set(
  'a an some very really thick thin soft softened melted whipped runny light heavy cold warm cool wet fine coarse small little large tiny good loose smooth silky stiff lightly half room temperature set firm fresh big single double damp moist dry rough chunky pale golden white brown clumpy sticky crisp hard split curdled clotted grated ground toasted beaten boiled poached scrambled strained salted pouring cooked raw dried flaked shredded crushed spreadable of as'.split(
    ' ',
  ),
);
/** These point at the food of the recipe: "check the custard's thickness". */
const POINTERS = new Set(['the', 'your', 'this', 'that', 'these', 'those']);

/** In prose, what follows "as soft as" or "the texture of" is not in the pot; "like" leaves a doubt. */
export function compare(text: string, read: ReadText, index: number, effects: Effects): void {
  compareBack(text, read, index, effects);
  const { flags } = (read.matches[index] as Match).term;
  if (!flags.has('compares') && !flags.has('likens')) return;
  const mark = flags.has('compares') ? effects.denied : effects.hedged;
  let at = (read.matches[index] as Match).to;
  for (let other = index + 1; other < read.matches.length; other += 1) {
    const { from, to, term } = read.matches[other] as Match;
    for (; at < from; at += 1) {
      const linked = other > index + 1 && read.stems[at] === 'or';
      if (read.tokens[at]?.gap !== 'joined' || !(linked || COMPARED.has(read.stems[at] as string)))
        return;
    }
    if (read.tokens[from]?.gap !== 'joined' || !term.food) return;
    mark[other] = true;
    at = to;
    if (read.stems[at] !== 'or') return;
  }
}

/** Behind a food these say that it is a measure or a place: "almond shaped", "a breadcrumb consistency", "the bread aisle". */
const MEASURES = new Set(
  'shaped shape sized coloring consistency thickness style colored coloured aisle counter stall department'.split(
    ' ',
  ),
);
/** Whose pointer belongs to the place and not to the food before it. */
const PLACES = new Set(['aisle', 'counter', 'stall', 'department']);
/** Behind a food and a hyphen these do the same: "egg-like", "noodle-thin". */
const HYPHENED = new Set(
  'like thin thick soft smooth brown golden yellow white crisp light esque y size texture form fashion'.split(
    ' ',
  ),
);

/** Denies the food at `index` where the word behind it says that it is none. */
function compareBack(text: string, read: ReadText, index: number, effects: Effects): void {
  const { term, from, to } = read.matches[index] as Match;
  const behind = read.stems[to] ?? '';
  if (!term.food || !(MEASURES.has(behind) || HYPHENED.has(behind))) return;
  const between = text.slice(read.tokens[to - 1]?.end, read.tokens[to]?.start);
  const hyphened = /^[-\u2010\u2011]$/.test(between);
  const pointed = from > 0 && POINTERS.has(read.stems[from - 1] as string);
  const measured =
    MEASURES.has(behind) && between.trim() === '' && (!pointed || PLACES.has(behind));
  if (hyphened || measured) effects.denied[index] = true;
}
