/** Compares the chef's answers with the tables of utterances and lists the misses, for tests and benchmark. */

import { type Conversation, replay } from '../../src/chef/talk/conversation.ts';
import type { Meaning } from '../../src/chef/understand/meaning.ts';
import type { ConversationReply as ChefReply } from '../../src/conversation/answer.ts';
import type { Kitchen } from '../../src/conversation/kitchen.ts';
import { resolveDishName } from '../../src/cookbook/resolve-name.ts';
import type { Utterance } from './read-utterances.ts';
import { DEFAULT_CHEF_NEEDS, runConversation } from './run-conversation.ts';

/** One sentence for each row that came out wrong. */
export function findMisses(kitchen: Kitchen, rows: readonly Utterance[]): string[] {
  return rows.map((row) => findMiss(kitchen, row)).filter((one) => one !== undefined);
}

/** The first key that came out wrong, or nothing. */
function findMiss(kitchen: Kitchen, { turns, expected }: Utterance): string | undefined {
  const { turns: conversation, reply } = runConversation(kitchen, turns);
  const { meaning, now } = replay(kitchen, conversation, DEFAULT_CHEF_NEEDS);
  const actual: Readonly<Record<string, string>> = {
    ...describeMeaning(meaning),
    ...describeConversation(now),
    ...describeReply(kitchen, reply),
  };
  const key = Object.keys(expected).find((one) => !isFulfilled(one, expected[one] ?? '', actual));
  return (
    key &&
    `${turns.join(' // ')}: ${key} is "${(actual[key] ?? '').slice(0, 300)}", not "${expected[key]}"`
  );
}

/** A message's meaning under the keys of the tables. */
function describeMeaning(meaning: Meaning): Record<string, string> {
  const { reply, time, people } = meaning;
  return {
    dish: meaning.named[0]?.dish.slug ?? '',
    cuisine: meaning.cuisine?.label ?? '',
    course: meaning.course?.label ?? '',
    in: meaning.include.map((food) => food.said).join(', '),
    out: meaning.avoid.map((food) => food.said).join(', '),
    words: meaning.words.join(', '),
    minutes: String(time.maxMinutes ?? ''),
    quicker: time.quicker ? 'yes' : '',
    people: String(people.people ?? ''),
    factor: String(people.factor ?? ''),
    allergies: meaning.needs.allergies.join(', ') || 'none',
    diets: meaning.needs.diets.join(', ') || 'none',
    mood: meaning.moods.map((mood) => mood.label).join('; '),
    question: meaning.question ?? '',
    talk: meaning.talk ?? '',
    trouble: meaning.trouble ?? '',
    reply: reply ? (reply.kind === 'index' ? `index ${reply.index}` : reply.kind) : '',
    units: meaning.units ?? '',
    replace: meaning.replace ? `${meaning.replace.from.said} > ${meaning.replace.to.said}` : '',
  };
}

function describeConversation({ customs, lacking, care }: Conversation): Record<string, string> {
  return {
    customs: customs.map((custom) => custom.label).join(', '),
    lacking: lacking.filter((tool) => tool !== 'grill').join(', '),
    care: care.join(', '),
  };
}

/** What each dish of a list is made of; one that lacks what was asked for leaves a line of its own. */
function listedFoods({ cookbook }: Kitchen, text: string): string {
  const names = [...text.matchAll(/^\d+\. \*\*(.+?)\*\*/gm)].map((found) => found[1] ?? '');
  return names
    .map((name) => resolveDishName(cookbook, name))
    .map((dish) =>
      [
        dish?.title,
        ...(dish?.keywords ?? []),
        ...(dish?.ingredients ?? []).map((item) => item.name),
      ].join(', '),
    )
    .join('\n');
}

function describeReply(kitchen: Kitchen, reply: ChefReply): Record<string, string> {
  if (reply.kind === 'text') {
    const kind = /^1\. /m.test(reply.text) ? 'list' : 'words';
    return {
      kind,
      says: reply.text,
      title: '',
      holds: listedFoods(kitchen, reply.text),
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
      return value.includes(wanted);
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
