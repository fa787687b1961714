/** "Can I use chicken stock?": a food the asker has, held against the dish in hand. */
import type { Dish } from '../../cookbook/dish.ts';
import { type FoundTerm, findTerms } from '../../safety/match/find-terms.ts';
import { findLineFacts } from '../../safety/verdict/line-facts.ts';
import { splitNameTokens } from '../../text/name-tokens.ts';
import { adapt } from '../../cook/adapt/adapt.ts';
import { isFood } from '../../cook/adapt/adapt-work.ts';
import { bendingOf } from '../../cook/choose/choose.ts';
import { say, speaks, type Table } from '../../cook/table.ts';
import type { Meaning } from '../understand/meaning.ts';
import { standingIn } from '../understand/twist.ts';
import { allNeeds } from '../../say/voice/needs-words.ts';
import { UNKNOWN_FOR_YOU } from '../words/breaks.ts';
import * as words from '../words/dish-answers.ts';
import { dishMeant } from './about-dish.ts';
import { breakSaid, brokenBy } from './breaks.ts';

const USED =
  /\b(?:use|using|add|put|sprinkle|spread|try|with)\b (?:in )?(?:some |a |an |the |my |just |only )*(.{3,40}?)(?: (?:instead|in it|in this|to it|as well|too|lol|then|rather|please|on top|with it|(?:on|over|into|onto) (?:it|this|that|top|them)|in (?:that|them))\b|[?.!,]|$)/;

/** Foods that stand in for one another: what one has, and what the card has. */
const PAIRS: readonly (readonly [RegExp, RegExp])[] = [
  [/margarine|spread|ghee|lard/, /\bbutter\b/],
  [/stevia|erythritol|sweetener|honey|syrup|agave|xylitol/, /\bsugar\b/],
  [/ketchup/, /\btomato|soy sauce/],
  [/water|bouillon|cube/, /\bstock\b/],
  [
    /turkey|chicken|pork|beef|lamb|venison|duck|veal|quorn|tofu/,
    /\b(?:chicken|beef|pork|lamb|veal|turkey|mince|bacon|pancetta)/,
  ],
  [
    /pasta|penne|spaghetti|tagliatelle|pappardelle|linguine|fusilli|noodles?/,
    /\b(?:pasta|penne|spaghetti|tagliatelle|macaroni|noodles|linguine)/,
  ],
  [/yogh?urt|creme fraiche|sour cream/, /\bcream\b/],
  [/milk|soy drink|oat drink/, /\b(?:butter)?milk\b/],
  [/oil/, /\b(?:oil|butter)\b/],
  [/vinegar/, /\b(?:vinegar|lemon)/],
  [
    /carrots?|parsnips?|swede|squash|sweet potato\w*|celeriac/,
    /\b(?:carrot|parsnip|potato|squash)/,
  ],
  [/cod|salmon|haddock|tuna|trout|fish/, /\b(?:cod|salmon|haddock|sea bass|tuna|fish fillet)/],
];
/** What changes when this is used. */
const NOTES: readonly (readonly [RegExp, string])[] = [
  [
    /coconut flour/,
    'Take only about a quarter as much, since it drinks up liquid, with an extra egg or some more liquid; expect a denser crumb.',
  ],
  [/almond flour|ground almonds/, 'It bakes heavier and browns sooner, so watch the oven.'],
  [/wholemeal|whole wheat/, 'Add a splash more liquid; it comes out denser.'],
  [/gluten[- ]free/, 'Cooking times differ, so go by the packet and check early.'],
  [
    /frozen/,
    'Thaw it in the fridge first and pat it dry, then go on as the card says; meat must be cooked through.',
  ],
  [
    /stevia|erythritol|sweetener|xylitol/,
    'Go by the packet for how much; it gives sweetness but not the body and browning of sugar.',
  ],
  [/honey|syrup|agave/, 'Take about a fifth less, and a little less liquid.'],
  [/margarine|spread/, 'Choose a firm one meant for baking, not a low-fat one.'],
  [/venison|lean/, 'It is leaner, so add a spoonful of fat and do not let it dry out.'],
  [/(?:turkey|chicken|duck)(?! stock| broth)/, 'Cook it right through, to 74 °C.'],
  [/tinned|canned/, 'Drain it and give it less time.'],
  [/dried/, 'Take about a third as much, and add it earlier.'],
  [/water/, 'Season a little more, since stock brings salt and depth.'],
  [/ketchup/, 'It is sweeter, so leave out some of the sugar and start with half.'],
];

/** What the folded text would use, as said. */
function usedIn(text: string): string | undefined {
  return USED.exec(text)?.[1]?.trim();
}

export function mayUse(table: Table): string | null {
  if (
    /\b(?:use|take|buy|with) (?:it |them |some )?frozen(?: (?:ones?|stuff|food|instead))?\??$/.test(
      table.meaning.text,
    )
  )
    return say(table, words.USE_FROZEN);
  const meant = dishMeant(table) ?? takingIn(table);
  // What was already exchanged for their sake is no longer in it.
  const dish = meant && (adapt(table.kitchen, meant, bendingOf(table))?.dish ?? meant);
  const form = dish && IN_A_FORM.exec(table.meaning.text)?.[1];
  if (dish && form) return inThisForm(table, dish, form);
  const used = usedIn(table.meaning.text);
  if (!dish || used === undefined) return null;
  const bought = BOUGHT.test(used);
  const [term] = findTerms(table.kitchen.rules, used)
    .filter((one) => one.isFood)
    .sort((a, b) => b.end - b.start - (a.end - a.start));
  const values = {
    dish: dish.title,
    food: used,
    note: [noteFor(used), labelNote(table, used)].join(' ').trim(),
  };
  const broken = breakSaid(table, used, dish);
  if (broken !== undefined) return broken;
  if (bought) return say(table, words.USE_BOUGHT, values);
  if (!term) return say(table, holdsAny(table) ? UNKNOWN_FOR_YOU : words.USE_UNKNOWN, values);
  const food = { said: used, names: [term.name], kinds: term.kinds };
  const inIt = dish.ingredients.find((item) => isFood(table, item.name, food));
  if (inIt) return say(table, words.USE_IN_IT, { ...values, from: inIt.name }).trim();
  const from = sisterIn(table, dish, used, term);
  return say(table, from ? words.USE_FOR : words.USE_MORE, { ...values, from: from ?? '' }).trim();
}

/** What would take whose place, where that was asked of the dish in hand. */
export function useMeant(table: Table): Meaning['replace'] {
  const dish = dishMeant(table);
  const used = usedIn(table.meaning.text);
  if (!dish || used === undefined || brokenBy(table, used, dish)) return undefined;
  const [term] = findTerms(table.kitchen.rules, used).filter((one) => one.isFood);
  if (!term) return undefined;
  const from = sisterIn(table, dish, used, term);
  if (from === undefined) return undefined;
  return {
    from: { said: from, names: [from], kinds: [] },
    to: { said: used, names: [term.name], kinds: term.kinds },
  };
}

/** Where anything at all holds, nobody is told to try a little of what we do not know. */
function holdsAny({ now }: Table): boolean {
  return (
    allNeeds(now.needs).length + now.customs.length + now.care.length > 0 ||
    now.avoid.some((food) => food.firm)
  );
}

const BOUGHT =
  /\b(?:store|shop|supermarket)[- ]?bought\b|\b(?:ready[- ]?made|ready[- ]?rolled|pre-?made|packet|boxed|bought)\b/;

/** Of a list, the dish with something in it that this can take the place of; the others have no use for it. */
function takingIn(table: Table): Dish | undefined {
  const { before, meaning, kitchen } = table;
  const [food] = meaning.include;
  if (before.lastSaid !== 'list' || !food) return undefined;
  return before.offered.find((dish) => standingIn(kitchen, dish, food));
}

/** "Can I use canned?", without a food. */
const IN_A_FORM =
  /\b(?:use|take|buy|with) (?:it |them |some |the )?(tinned|canned|dried|fresh|jarred|ready[- ]made|shop[- ]bought|pre-?cooked)(?: (?:ones?|stuff|instead))?\??$/;

function inThisForm(table: Table, dish: Dish, form: string): string {
  const tinned = /^(?:tinned|canned|jarred)$/.test(form);
  const { include } = table.now.wish;
  const first = [...dish.ingredients].sort(
    (a, b) =>
      Number(include.some((food) => isFood(table, b.name, food))) -
      Number(include.some((food) => isFood(table, a.name, food))),
  );
  const same = first.find((item) =>
    (tinned ? /\b(?:tinned|canned|jarred)\b/ : new RegExp(`\\b${form}\\b`)).test(
      `${item.name} ${item.preparation}`,
    ),
  );
  if (same)
    return say(table, words.USE_IN_IT, { dish: dish.title, from: same.name, note: '' }).trim();
  return say(
    table,
    tinned ? words.USE_TINNED : form === 'dried' ? words.USE_DRIED : words.USE_OTHER,
    {
      dish: dish.title,
    },
  );
}

/** What some makers put in is worth a look at the label. */
function labelNote(table: Table, used: string): string {
  const { allergens, mayExclude } = findLineFacts(table.kitchen.rules, used);
  const may: readonly string[] = [...allergens.mayContain, ...mayExclude];
  return allNeeds(table.now.needs).some((one) => may.includes(one))
    ? 'Check its label first, since makers differ.'
    : '';
}

function noteFor(used: string): string {
  return NOTES.find(([pattern]) => pattern.test(used))?.[1] ?? '';
}

/** The ingredient whose place it can take: of the same head word ("stock"), an old pair, or of the same near kind. */
function sisterIn(table: Table, dish: Dish, used: string, term: FoundTerm): string | undefined {
  const head = splitNameTokens(used).at(-1) ?? '';
  const pairs = PAIRS.filter(([mine]) => mine.test(used));
  const names = dish.ingredients.map((item) => item.name);
  const kind = term.kinds[0];
  return (
    names.find(
      (name) =>
        splitNameTokens(name).at(-1) === head && speaks(table.kitchen, name, table.now.needs),
    ) ??
    names.find((name) => pairs.some(([, theirs]) => theirs.test(name.toLowerCase()))) ??
    names.find((name) =>
      findTerms(table.kitchen.rules, name).some(
        (one) => kind !== undefined && !WIDE.has(kind) && one.kinds[0] === kind,
      ),
    )
  );
}

const WIDE = new Set([
  'vegetable',
  'fruit',
  'meat',
  'spice',
  'herb',
  'dairy',
  'food',
  'sauce',
  'fat',
  'oil',
  'grain',
]);
