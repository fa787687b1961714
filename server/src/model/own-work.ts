/** Keeps what a model served in the memo, so that the next reply can see it: its card, its plan, its list. */
import type { Memo, OwnCard, OwnWork } from '@saffron/kitchen/chef/memo';
import { boundOwnCard } from '@saffron/kitchen/chef/own-card';
import type { ChefPiece } from '../chat/chef-types.ts';

export interface OwnWorkKeeper {
  readonly note: (piece: ChefPiece) => void;
  /** The memo after the reply. */
  readonly memoAfter: (memo: Memo) => Memo;
}

const LONGEST_LINE = 200;
const DAY =
  /^\W*(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|^\W*(?:day \d|(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)\b)/i;
const DAY_ABROAD =
  /^\W*(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|lunedi|martedi)(?!\p{L})/iu;
const ITEM = /^\s*(?:[-*•–]|\d{1,2}[.)])\s+(.{2,80})$/;

export function createOwnWorkKeeper(): OwnWorkKeeper {
  const card = { recipeName: '', ingredients: [] as string[], instructions: [] as string[] };
  const numbers: { servings?: number | undefined; minutes?: number | undefined } = {};
  let text = '';
  return {
    note: (piece) => {
      if (piece.kind === 'text') text += piece.delta;
      else if (piece.kind === 'anew') text = '';
      else if (piece.kind === 'prose' && piece.field === 'recipeName') card.recipeName = piece.text;
      else if (piece.kind === 'line' && piece.list !== 'tips') card[piece.list].push(piece.text);
      else if (piece.kind === 'numbers') {
        numbers.servings = piece.servings ?? numbers.servings;
        numbers.minutes = piece.minutes ?? numbers.minutes;
      }
    },
    memoAfter: (memo) => {
      if (card.recipeName !== '') return withOwnCard(memo, boundOwnCard({ ...card, ...numbers }));
      const work = workIn(text);
      const { asked: _, ...others } = memo;
      return work === undefined
        ? others
        : { ...others, ...cleared(work), own: { ...memo.own, ...work } };
    },
  };
}

/** A list or plan of its own takes the place of one of the book. */
function cleared({ plan, offered }: OwnWork): Partial<Memo> {
  return { ...(plan ? { plan: [] } : {}), ...(offered ? { offered: [] } : {}) };
}

function withOwnCard(memo: Memo, card: OwnCard): Memo {
  const { card: before, asked: _, step: __, ...others } = memo;
  const { offered: ___, ...kept } = memo.own ?? {};
  return {
    ...others,
    earlier: before ? [...memo.earlier, before].slice(-8) : memo.earlier,
    offered: [],
    own: { ...kept, card },
  };
}

function workIn(text: string): OwnWork | undefined {
  const lines = text.split('\n').map((line) => line.replace(/\*\*/g, '').trim());
  const plan = lines
    .filter((line) => DAY.test(line) || DAY_ABROAD.test(line))
    .map((line) => line.slice(0, LONGEST_LINE));
  if (plan.length >= 2) return { plan: plan.slice(0, 21) };
  const offered = lines.flatMap((line) => ITEM.exec(line)?.[1] ?? []);
  return offered.length >= 2 ? { offered: offered.slice(0, 10) } : undefined;
}
