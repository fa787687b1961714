/** For tests and benchmarks: compares the chef's answers with the tables of test messages and lists the misses. */

import type { ConversationReply } from '../../src/conversation/answer.ts';
import type { Kitchen } from '../../src/conversation/kitchen.ts';
import type { Memo } from '../../src/memo/memo.ts';
import { hearPerson } from '../../src/needs/hear-person.ts';
import type { PersonHeard } from '../../src/needs/heard.ts';
import type { Utterance } from './read-utterances.ts';
import { DEFAULT_CHEF_NEEDS, runConversation } from './run-conversation.ts';

/** One sentence for each row that came out wrong. */
export function findMisses(kitchen: Kitchen, rows: readonly Utterance[]): string[] {
  return rows.map((row) => findMiss(kitchen, row)).filter((one) => one !== undefined);
}

/** The first key that came out wrong, or nothing. */
function findMiss(kitchen: Kitchen, { turns, expected }: Utterance): string | undefined {
  const { turns: conversation, reply } = runConversation(kitchen, turns);
  const actual: Readonly<Record<string, string>> = {
    ...describeMemo(reply.memo),
    ...describePerson(hearPerson(kitchen, conversation, DEFAULT_CHEF_NEEDS)),
    ...describeReply(kitchen, reply),
  };
  const key = scoredKeys(expected).find((one) => !isFulfilled(one, expected[one] ?? '', actual));
  return (
    key &&
    `${turns.join(' // ')}: ${key} is "${(actual[key] ?? '').slice(0, 300)}", not "${expected[key]}"`
  );
}

/** What the chef makes of a question or a word is judged by its answer, so some keys of the tables score nothing. */
const UNSCORED: ReadonlySet<string> = new Set([
  ...['question', 'talk', 'trouble', 'reply', 'replace', 'factor', 'quicker'],
]);

/** Whether anything of a row is scored. */
export function isScored({ expected }: Utterance): boolean {
  return scoredKeys(expected).length > 0;
}

function scoredKeys(expected: Utterance['expected']): string[] {
  return Object.keys(expected).filter((key) => !UNSCORED.has(key));
}

function describeMemo({ card, offered, people, units, lacking, wish }: Memo) {
  const words = wish?.words.join(', ') ?? '';
  return {
    dish: card?.slug ?? offered[0] ?? '',
    in: wish?.foods.join(', ') ?? '',
    ...{ cuisine: words, course: words, mood: words, words },
    minutes: String(wish?.minutes ?? ''),
    people: String(people ?? card?.servings ?? ''),
    units: units ?? '',
    lacking: (lacking ?? []).filter((tool) => tool !== 'grill').join(', '),
  };
}

function describePerson({ person, avoid, customs }: PersonHeard) {
  const { needs, situations } = person;
  return {
    allergies: needs.allergies.join(', ') || 'none',
    diets: needs.diets.join(', ') || 'none',
    out: avoid.map(({ said }) => said).join(', '),
    customs: customs.map(({ label }) => label).join(', '),
    care: situations.join(', '),
  };
}

/** What each dish of a list is made of; one that lacks what was asked for leaves a line of its own. */
function listedFoods({ cookbook }: Kitchen, { offered }: Memo): string {
  return offered
    .map((slug) => cookbook.dishes.find((dish) => dish.slug === slug))
    .map((dish) =>
      [
        dish?.title,
        ...(dish?.keywords ?? []),
        ...(dish?.ingredients ?? []).map((item) => item.name),
      ].join(', '),
    )
    .join('\n');
}

function describeReply(kitchen: Kitchen, reply: ConversationReply) {
  if (reply.kind === 'text') {
    return {
      kind: /^1\. /m.test(reply.text) ? 'list' : 'words',
      says: reply.text,
      title: '',
      holds: listedFoods(kitchen, reply.memo),
      lacks: '',
      servings: '',
    };
  }
  const { recipe } = reply;
  const lines = [recipe.recipeName, ...recipe.ingredients, ...recipe.instructions].join('\n');
  return {
    kind: 'card',
    title: recipe.recipeName,
    says: [recipe.conversation_response, ...recipe.tips, lines].join('\n'),
    holds: recipe.ingredients.join('\n'),
    lacks: lines,
    servings: String(recipe.servings),
  };
}

function isFulfilled(
  key: string,
  wanted: string,
  actual: Readonly<Record<string, string>>,
): boolean {
  const value = actual[key] ?? '';
  const sorted = (text: string): string => text.split(', ').sort().join(', ');
  switch (key) {
    case 'mood':
    case 'cuisine':
    case 'course':
    case 'words':
      return wanted.split(', ').every((word) => value.includes(word));
    case 'title':
    case 'says':
      return new RegExp(wanted, 'i').test(value);
    case 'holds':
      // A card as a whole, and of a list every dish.
      return actual.kind === 'list'
        ? value.split('\n').every((line) => new RegExp(wanted, 'i').test(line))
        : new RegExp(wanted, 'i').test(value);
    case 'lacks':
      return !new RegExp(wanted, 'i').test(value);
    default:
      return sorted(value) === sorted(wanted);
  }
}
