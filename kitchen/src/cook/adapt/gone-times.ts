/** Removes a cooking time from a step together with the food it was for, or shortens it where only seasoning is left. */
import type { DishIngredient, StepPiece } from '../../cookbook/dish.ts';
import { findTerms } from '../../safety/match/find-terms.ts';
import type { Rules } from '../../safety/pantry/rules.ts';

/** A step on its way through the mending: the sentence as marks, and the pieces that they stand for. */
export interface MarkedStep {
  readonly text: string;
  readonly pieces: readonly StepPiece[];
}

export interface Marks {
  /** Stands for what was taken out. */
  readonly hole: string;
  /** Finds each piece that remains, its number in the first group. */
  readonly piece: RegExp;
}

/** What goes into a pan and wants no cooking of its own. */
const SEASONING =
  /\b(?:salt|(?:black|white|ground) pepper|peppercorns|sugar|oil|butter|ghee|lard|dripping|margarine|fat|block|spread)$/;

/** What is done as soon as it smells. */
const AROMATIC =
  /\b(?:garlic|ginger|galangal|lemongrass|chill(?:i|ies)|chilli flakes|(?:cumin|mustard|fennel|fenugreek|coriander|nigella|caraway|sesame) seeds?|bay lea(?:f|ves)|curry leaves|lime leaves|cinnamon(?: stick)?|cardamom(?: pods)?|cloves|star anise|turmeric|cumin|ground coriander|paprika|cayenne(?: pepper)?|allspice|nutmeg|oregano|thyme|rosemary|sage|asafoetida|(?:chilli|curry|garlic|onion) powder|masala)\b/;

export function isSeasoning(name: string): boolean {
  return SEASONING.test(name.toLowerCase());
}

function isAromatic(name: string): boolean {
  return isSeasoning(name) || AROMATIC.test(name.toLowerCase());
}

const VERB =
  /\b(?:stir-fry|fry|cook|soften|sweat|sauté|brown|colour|sizzle|toast|stir)\b(?! in\b)/gi;

/** How long, how, and what it looks like then. */
const TAIL =
  /^(?: more)?(?:,? (?:stirring|turning|shaking|scraping|tossing|covered|uncovered|undisturbed)\b[^,.;]*)*(?:,? until [^.;,]*?(?=,|[.;]|$| and (?:add|stir|lift|tip|take|return|pour|put|set|mix|leave|let|cool|remove|spoon|scrape|push)\b))?/;

/** The step without the times of what has gone, and with a short one where only spices are left. */
export function withoutTheirTimes(
  rules: Rules,
  marked: MarkedStep,
  { hole, piece }: Marks,
  gone: readonly DishIngredient[],
): MarkedStep {
  const pieces = [...marked.pieces];
  const each = new RegExp(piece.source, 'g');
  const bulky = gone.some((item) => !isAromatic(item.name));
  let done = '';
  let rest = marked.text;
  for (let found = each.exec(rest); found; found = each.exec(rest)) {
    const at = Number(found[1]);
    const timer = pieces[at];
    if (timer?.kind !== 'timer') continue;
    const before = rest.slice(0, found.index);
    const after = rest.slice(found.index + found[0].length);
    const tail = TAIL.exec(after)?.[0] ?? '';
    const own = before.includes(hole) && !/°C/.test(tail) ? lastDeed(before) : null;
    const inPan = before.replace(LIFTED, '').replaceAll(hole, ' ') + tail;
    const left = own && !SPOKEN.test(inPan) ? foodsIn(rules, inPan, pieces, each) : ['anything'];
    let said = before + found[0];
    let next = after;
    if (own && left.every(isSeasoning) && (bulky || isDirect(before, own, hole))) {
      const behind = after.slice(tail.length).replace(AFTER_A_PIECE, '');
      const without =
        LEANS.test(behind) && !ONLY_LIFTS.test(behind)
          ? null
          : withoutDeed(before, own, hole, each);
      if (without !== null) {
        said = without;
        next = after.slice(tail.length);
      }
    } else if (own && bulky && left.every(isAromatic) && minutesOf(timer.text) > 3) {
      pieces[at] = { kind: 'timer', text: '1 minute' };
      next = (/\buntil\b/.test(tail) ? ', until fragrant' : '') + after.slice(tail.length);
    }
    done += said;
    rest = next;
    each.lastIndex = 0;
  }
  return { text: tidied(done + rest), pieces };
}

/** What was taken out of the pan is no longer in it. */
const LIFTED = /(?:^|(?<=[.;] ))(?:Lift|Take|Remove|Scoop|Tip)\b[^.;]*\b(?:out|off)\b[^.;]*[.;]/g;

/** Something that the dish has made by then, whatever it is called: "the patties". */
const SPOKEN =
  /\b(?:the|its|your) (?!(?:pan|pot|heat|oil|fat|same|wok|casserole|lid|frying|empty|other|rest|hot|saucepan|butter|juices|oven|grill|edges|middle|outside|sides|bottom|surface)\b)\p{L}+/u;

/** What follows is still about what was cooked: "stir it into the mash", "lift out". */
const LEANS =
  /^[^.;]*\b(?:it|them)\b|^,? (?:and |then |and then )*(?:set aside|lift out|tip out|scoop out|take out|leave to cool|cool)\b|^\. (?:Lift|Tip|Scoop|Take) out\b|^\. [^.;]*\b(?:it|them)\b/;
/** Taken out of the pan at the end of a step, and nothing done with it there. */
const ONLY_LIFTS = /^\. (?:Lift|Take|Tip|Scoop|Set|Drain) (?:it|them)\b(?! into)[^.;]*\.?$/;
const AFTER_A_PIECE = /\uE001[\s\S]*$/;

/** "Add the onion and fry for …", "fry the onion for …": the time is that of the one food alone. */
function isDirect(before: string, { start, middle }: Deed, hole: string): boolean {
  if (middle.includes(hole)) return true;
  const last = before.slice(0, start).lastIndexOf(hole);
  return last >= 0 && !/[.;]|, (?!and )/.test(before.slice(last, start));
}

interface Deed {
  readonly start: number;
  readonly verb: string;
  /** What stands between the verb and the time. */
  readonly middle: string;
}

/** The deed that a time is told of, right before it; none where it is done to something named. */
function lastDeed(before: string): Deed | null {
  const found = [...before.matchAll(VERB)].at(-1);
  if (!found) return null;
  const middle = before.slice(found.index + found[0].length);
  if (!/ for (?:about )?$/.test(middle) || /[.;]/.test(middle)) return null;
  if (/\b(?:it|them|everything|all|until)\b/.test(middle)) return null;
  return { start: found.index, verb: found[0], middle };
}

/** The text up to the time, with what must still go into the pan and no more. */
function withoutDeed(before: string, deed: Deed, hole: string, each: RegExp): string | null {
  const { start, verb, middle } = deed;
  const led = before.slice(0, start);
  const kept = [...middle.matchAll(each)];
  if (!middle.includes(hole)) {
    if (kept.length > 0) return null;
    return led.replace(/,? (?:and|then|and then|but) $/, '').replace(/(?<![.;,]), $/, '');
  }
  const capital = /^\p{Lu}/u.test(verb);
  const inFat = new RegExp(
    `${hole} in ((?:the |a little )?${each.source}.*) for (?:about )?$`,
  ).exec(middle);
  if (inFat) return `${led}${capital ? 'Warm' : 'warm'} ${inFat[1]}`;
  const said = middle.replace(/ (?:over|on) [\w-]+ heat\b/, '').replace(/ for (?:about )?$/, '');
  return `${led}${capital ? 'Add' : 'add'}${kept.length > 0 ? said : ` ${hole}`}`;
}

/** Names of the foods in a stretch of a step, those that it lists and those that it speaks of. */
function foodsIn(rules: Rules, text: string, pieces: readonly StepPiece[], each: RegExp): string[] {
  const listed = [...text.matchAll(new RegExp(each.source, 'g'))].flatMap(([, at]) => {
    const piece = pieces[Number(at)];
    return piece?.kind === 'ingredient' ? [piece.name] : [];
  });
  const spoken = findTerms(rules, text.replace(new RegExp(each.source, 'g'), ' ; '))
    .filter((term) => term.isFood)
    .map((term) => term.name);
  return [...listed, ...spoken];
}

/** Sentences that lost all they had. */
function tidied(text: string): string {
  return text
    .replace(/(^|[.;] )(?:[.,;] ?)+/g, '$1')
    .replace(/((?:^|\. ))(?:and |then |and then )+(?=\p{Ll})/gu, '$1')
    .replace(/(^|\. )(\p{Ll})/gu, (_, led: string, letter: string) => led + letter.toUpperCase());
}

/** The longer end of a time, in minutes; 0 where it is told in seconds. */
export function minutesOf(text: string): number {
  const most = Number.parseFloat(/(\d+)(?!.*\d)/.exec(text)?.[1] ?? '0');
  return /hour/.test(text) ? most * 60 : /minute/.test(text) ? most : 0;
}
