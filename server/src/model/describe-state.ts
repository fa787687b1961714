/** Describes the state of a conversation to a model in words: the card on the table, what was offered, plan and shopping list. */
import type { Brief } from '@saffron/kitchen/chef/brief';
import type { Memo, OwnCard } from '@saffron/kitchen/chef/memo';
import { withOwnCard } from '@saffron/kitchen/tools/lay-own';

/** Names of the cookbook's dishes by slug. */
export type TitleOf = (slug: string) => string | undefined;

type Edit = NonNullable<Memo['card']>['edits'][number];

/** Lines of their own, empty where nothing has happened yet. What came from outside stays on its line. */
export function describeState(
  { memo, card }: Brief,
  titleOf: TitleOf,
  word: (english: string) => string = (english) => english,
): string {
  const line = (name: string, value: string | undefined) => lineOf(word(name), value);
  const names = (slugs: readonly string[]) => slugs.map((slug) => titleOf(slug) ?? slug);
  const { own, list, wish, asked, step, subject } = memo;
  const offered = memo.offered.length > 0 ? names(memo.offered) : (own?.offered ?? []);
  const plan =
    memo.plan.length > 0
      ? memo.plan.map(({ label, slug }) => `${label}: ${titleOf(slug) ?? slug}`)
      : (own?.plan ?? []);
  return [
    ...describeCard(
      card ?? own?.card,
      card === undefined ? withOwnCard({ ...memo, card: undefined }).card : memo.card,
      line,
    ),
    ...line('Dishes you offered last, in this order', offered.join('; ')),
    ...line('The plan you made', plan.join('; ')),
    ...(list === undefined
      ? []
      : [
          ...line('The shopping list is for', names(list.slugs).join('; ')),
          ...line('Put on the shopping list by hand', list.added.join(', ')),
          ...line('In the house already', list.crossedOff.join(', ')),
        ]),
    ...line('They would like', [...(wish?.foods ?? []), ...(wish?.words ?? [])].join(', ')),
    ...line('Minutes they have', wish?.minutes?.toString()),
    ...line('The step you read out last', step?.toString()),
    ...line('They asked last about', subject && describeSubject(subject, titleOf)),
    ...line('You asked last', asked && describeAsked(asked, titleOf)),
    ...line('Served before', names(memo.served).join('; ')),
  ].join('\n');
}

function describeCard(
  card: OwnCard | undefined,
  ours: Memo['card'],
  line: (name: string, value: string | undefined) => string[],
): string[] {
  if (card === undefined) return [];
  const { recipeName, servings, minutes, ingredients, instructions } = card;
  const size = [
    ...(servings === undefined ? [] : [`for ${servings}`]),
    ...(minutes === undefined ? [] : [`${minutes} minutes`]),
  ];
  return [
    ...line('The card on the table', [recipeName, ...size].join(', ')),
    ...ingredients.map((one) => `  - ${single(one)}`),
    ...instructions.map((one, at) => `  ${at + 1}. ${single(one)}`),
    ...line('Its id', ours?.slug),
    ...line('Changes already made to it', (ours?.edits ?? []).map(describeEdit).join('; ')),
  ];
}

function describeEdit(edit: Edit): string {
  if (edit.kind === 'swap') return `${edit.to} in place of ${edit.from}`;
  if (edit.kind === 'leave out') return `${edit.food} left out`;
  if (edit.kind === 'add') return `${edit.food} added`;
  if (edit.kind === 'adjust') return `${edit.factor} times as much ${edit.food}`;
  if (edit.kind === 'amount')
    return `${`${edit.value} ${edit.unit}`.trim()} ${edit.food}, for ${edit.servings}`;
  if (edit.kind === 'heat') return `${edit.factor} times as hot`;
  return `made with the ${edit.method}`;
}

function describeSubject(
  { foods, words, dish }: NonNullable<Memo['subject']>,
  titleOf: TitleOf,
): string {
  const named = dish === undefined ? foods : [titleOf(dish) ?? dish, ...foods];
  return (named.length > 0 ? named : words).join(', ');
}

function describeAsked(asked: NonNullable<Memo['asked']>, titleOf: TitleOf): string {
  if (asked.kind === 'which') return `which of these they meant: ${asked.acts.join(', ')}`;
  const about = asked.about === undefined ? '' : ` (${titleOf(asked.about) ?? asked.about})`;
  return `whether to do this: ${asked.act}${about}`;
}

function lineOf(name: string, value: string | undefined): string[] {
  return value === undefined || value === '' ? [] : [`- ${name}: ${single(value)}`];
}

const LONGEST = 1000;

/** It may fill a line and not begin another, nor look like a placeholder. */
function single(text: string): string {
  return text.replace(/[\s{}]+/g, ' ').slice(0, LONGEST);
}
