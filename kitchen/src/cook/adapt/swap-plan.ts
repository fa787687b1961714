/** Decides whether one meat, fish or substitute can replace another in a dish: what to buy, how long it cooks, or why not. */

import type { DishIngredient } from '../../cookbook/dish.ts';
import { findFoodNames } from '../../cookbook/dish-facts.ts';
import type { MeatKind, MeatShape } from '../../cookbook/meat-table.ts';
import type { Food } from '../../needs/heard.ts';
import { fillSlots } from '../../say/fill-slots.ts';
import { sayMinutes } from '../../say/number-words.ts';
import type { Kitchen } from '../kitchen.ts';
import { type Cooking, cookedHow } from './cooked-how.ts';
import { boneless, cutsOf } from './cut-as.ts';
import { type Draft, identityOf } from './draft.ts';
import { withoutBody } from './handled-as.ts';
import { type KnownMeat, meatIn, shapeOf } from './meat-known.ts';
import { isPlural, plainName } from './rename.ts';
import { wordsOfSentence } from './step-sentences.ts';
import { isHeavy, LONG, sizeOf, wantedShape } from './wanted-shape.ts';

export interface MeatSwap {
  readonly line: DishIngredient;
  /** How running text speaks of it: "the turkey". */
  readonly called: string;
  /** How a title speaks of it. */
  readonly titled: string;
  readonly kind: MeatKind;
  /** When it is done, as it goes on behind "the turkey is"; "" for what is cooked already. */
  readonly done: string;
  /** Whether no other meat or fish is in the dish. */
  readonly alone: boolean;
  /** Minutes over the heat that it wants where the dish gives less, else 0; and where the dish gives too much. */
  readonly atLeast: number;
  readonly atMost: number;
}

export type SwapPlan =
  | { readonly swap: MeatSwap }
  | { readonly refusal: string }
  /** Neither is meat, nor stands in for it. */
  | null;

/** What the first of the two becomes in a dish when it is swapped for the second. */
export function planSwap(
  kitchen: Kitchen,
  draft: Draft & { readonly servings: number },
  index: number,
  to: Food,
): SwapPlan {
  const item = draft.ingredients[index];
  const next = meatIn(kitchen, to.said);
  if (!item || !next) return null;
  const now = meatIn(kitchen, item.name);
  if (!now && !isCentre(kitchen, item.name))
    return next.meat.kind === 'plant'
      ? null
      : no('{food} does not do what {from} does in this dish.', next, { from: item.name });
  const others = draft.ingredients.flatMap((one) =>
    one && one.name !== item.name ? [one.name] : [],
  );
  const food = identityOf(kitchen.rules, item.name, others);
  const cooking = cookedHow(kitchen.rules, draft, index, food);
  const size = sizeOf(item);
  const wanted = wantedShape(now, next, item, cooking);
  const crushed = now ? undefined : CRUSHES.exec(cooking.said)?.[0];
  if (crushed)
    return no('The steps {deed} the {from}, which {food} does not take.', next, {
      deed: crushed,
      from: plainName(item.name),
    });
  const unfit =
    unfitShape(kitchen, now, next, item, wanted, to) ?? unfitHeat(next, now, cooking, size, wanted);
  if (unfit) return unfit;
  const line = lineFor(next, now ? item : asMuch(item, draft.servings), wanted, to.said);
  if (!line)
    return no('I know of no {food} that could stand in for {from} here.', next, {
      from: item.name,
    });
  // It is pulled apart later, and not cut before.
  const isPulled = wanted === 'slow' && isHeavy(item);
  const kind = meatIn(kitchen, line.name)?.kind ?? next.kind;
  const isCooked = wanted === 'cooked' || wanted === 'cured';
  return {
    swap: {
      line: isPulled ? { ...line, preparation: 'in one piece' } : line,
      called: calledIn(next, to.said, wanted, line),
      titled: isGeneric(next, to.said) ? next.meat.name : to.said,
      kind,
      alone: !others.some((name) => meatIn(kitchen, name)),
      done: isCooked ? '' : wanted === 'slow' ? kind.braisedDoneness : kind.doneness,
      atLeast: isCooked || wanted === 'slow' ? 0 : kind.minMinutes[size],
      atMost: mostMinutes(cooking, kind),
    },
  };
}

/** What is done to beans and lentils, and to no meat. */
const CRUSHES = /\b(?:mash|crush|blend|purée)\b/i;
/** Grams of meat that make a helping, where dried lentils were fewer. */
const HELPING = 120;

function asMuch(item: DishIngredient, servings: number): DishIngredient {
  const grams = item.unit === 'g' ? Number(item.quantity) : Number.NaN;
  return grams < HELPING * servings ? { ...item, quantity: String(HELPING * servings) } : item;
}

/** What is to be pulled apart wants its time, whatever it is. */
function mostMinutes({ longest, said }: Cooking, { shortenedMinutes }: MeatKind): number {
  if (longest < LONG || shortenedMinutes === 0) return 0;
  return /\b(?:apart|shred|pull|tear)\b/.test(said)
    ? Math.max(PULLED, shortenedMinutes)
    : shortenedMinutes;
}

const PULLED = 90;

function no(sentence: string, { meat }: KnownMeat, values: Record<string, string> = {}): SwapPlan {
  return { refusal: fillSlots(sentence, { food: meat.name, ...values }) };
}

function isCentre({ rules, meats }: Kitchen, name: string): boolean {
  return (
    !/\b(?:stock|sauce|paste|oil|flour|powder|sprouts)\b/.test(name) &&
    findFoodNames(rules, name).some((one) => meats.replaceableMains.has(one))
  );
}

function unfitShape(
  kitchen: Kitchen,
  now: KnownMeat | null,
  next: KnownMeat,
  item: DishIngredient,
  wanted: string,
  to: Food,
): SwapPlan {
  const values = { from: item.name };
  if (wanted === 'raw' || wanted === 'offal')
    return no(
      'Nothing but {from} is treated as the steps of this dish say, so {food} cannot take its place.',
      next,
      values,
    );
  if (wanted === 'joint')
    return no(
      'A whole piece is cooked by its own weight and clock, and {food} in the place of {from} would want another recipe.',
      next,
      values,
    );
  const isCut = (shape: string): boolean => ['', 'thin', 'pieces', 'whole', 'slow'].includes(shape);
  const asked = shapeOf(kitchen, to.said);
  const generic = isGeneric(next, to.said);
  if (generic || next.meat.kind === 'plant') return null;
  if (wanted === 'mince' && asked !== 'mince')
    return no('This dish wants mince, and {said} is none; minced {food} would do.', next, {
      said: to.said,
    });
  if (isCut(wanted) ? !isCut(asked) : asked !== wanted)
    return no('{said} cannot be handled the way this dish handles {from}.', next, {
      ...values,
      said: to.said,
    });
  return now || isCut(wanted)
    ? null
    : no('{food} does not do what {from} does in this dish.', next, values);
}

function unfitHeat(
  next: KnownMeat,
  now: KnownMeat | null,
  cooking: Cooking,
  size: MeatShape,
  wanted: string,
): SwapPlan {
  const { kind } = next;
  const { longest, minutes, said } = cooking;
  const stays = withoutBody(staysSaid(cooking), next.meat.name);
  const bare = withoutBody(said.replace(/\bon an? (?:\w+ )?rack\b/g, ''), next.meat.name);
  const deed = (deeds: readonly string[]): string | undefined =>
    deeds.find((one) => new RegExp(`\\b${one}(?:s|es|d|ed|ing)?\\b`).test(bare));
  const same = now?.kind.name === kind.name;
  // The author cooks one of the kind so.
  if (same && kind.isAlike) return null;
  const heat = same ? longest : minutes;
  const time = { time: sayMinutes(Math.round(heat)) };
  const isReady = wanted === 'cooked' || wanted === 'cured';
  if (!isReady && heat > kind.maxMinutes && kind.shortenedMinutes === 0)
    return no(kind.tooLongReason, next, time);
  const never = deed(kind.excludedMethods);
  if (never) return no(kind.exclusionReason, next, { deed: never });
  // What is done to it alone, and to nothing else on the list, goes with it.
  const only =
    now && now.kind.name !== kind.name
      ? now.kind.allowedMethods.find((one) =>
          new RegExp(`\\b${one}(?:s|es|d|ed|ing)?\\b`).test(stays),
        )
      : undefined;
  if (only)
    return no(
      'The steps are made for {from} alone: they speak of "{deed}", which is nothing for {food}.',
      next,
      {
        from: now?.meat.name ?? '',
        deed: only,
      },
    );
  if (isReady) return null;
  const [from, to] = kind.unsuitableMinutes ?? [Infinity, 0];
  if (!same && wanted !== 'mince' && wanted !== 'sausage' && minutes >= from && longest <= to)
    return no(kind.unsuitableReason, next, { time: sayMinutes(Math.round(minutes)) });
  if (minutes === 0 && kind.minMinutes[size] > 0 && !same)
    return no('The steps never cook {from}, and {food} has to be cooked.', next, {
      from: now?.meat.name ?? 'it',
    });
  return null;
}

/** What the sentences say that hold some other thing of the list, and so cannot go. */
function staysSaid({ sentences }: Cooking): string {
  return sentences
    .filter(({ own, pieces }) => own && pieces.some((one) => one.kind !== 'text'))
    .map(({ pieces }) => wordsOfSentence(pieces))
    .join('\n')
    .toLowerCase();
}

/** "Turkey" leaves the cut to the cook; "turkey breast" does not. */
function isGeneric({ meat }: KnownMeat, said: string): boolean {
  const plain = said.toLowerCase().replace(/s$/, '');
  return plain === meat.name.replace(/s$/, '') || meat.names.includes(plain);
}

function calledIn(
  next: KnownMeat,
  said: string,
  wanted: string,
  { name, unit }: DishIngredient,
): string {
  const generic = isGeneric(next, said);
  if (wanted === 'mince')
    return next.meat.kind === 'plant' ? next.meat.name : `minced ${next.meat.name}`;
  if (wanted === 'sausage')
    return isPlural(name)
      ? plainName(name)
      : (next.meat.shopNames.get('sausage') ?? next.meat.name);
  if (wanted === 'cured') return plainName(name);
  if (unit === '' && isPlural(name)) return plainName(name);
  return generic ? next.meat.name : said;
}

function lineFor(
  next: KnownMeat,
  item: DishIngredient,
  wanted: string,
  said: string,
): DishIngredient | null {
  const isCounted = item.unit === '' && /^\d+$/.test(item.quantity);
  const shape = isCounted && wanted === 'thin' ? 'whole' : wanted;
  const sold = next.meat.shopNames.get(shape) ?? (isGeneric(next, said) ? undefined : said);
  if (sold === undefined) return null;
  const [known = '', own = ''] = sold.split(', ');
  const keepsSaid = !isGeneric(next, said) && next.meat.kind !== 'plant';
  const name = keepsSaid
    ? said
    : next.meat.kind === 'plant' && !isGeneric(next, said)
      ? said
      : known;
  const cuts = own ? [own] : cutsOf(item, next, wanted);
  const each = /\babout (\d+) g each\b/.exec(item.preparation)?.[1];
  if (isCounted && !(isPlural(name) && shape === 'whole') && wanted !== 'sausage') {
    if (!each) return null;
    const grams = String(Number(item.quantity) * Number(each));
    const rest = cuts.filter((one) => !/ each$/.test(one));
    return { name, quantity: grams, unit: 'g', preparation: rest.join(', ') };
  }
  return { ...item, name, ...boneless(item, name), preparation: cuts.join(', ') };
}
