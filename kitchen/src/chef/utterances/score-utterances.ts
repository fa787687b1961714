/** Holds the chef up to the tables of utterances; the tests and the benchmark read the same score. */
import { resolveName } from '../../cookbook/resolve-name.ts';
import type { Kitchen } from '../../kitchen.ts';
import type { ChefReply } from '../answer.ts';
import { type Conversation, replay } from '../talk/conversation.ts';
import type { Meaning } from '../understand/meaning.ts';
import type { Utterance } from './read-utterances.ts';
import { hold, NOBODY } from './talk.ts';

/** One sentence for each row that came out wrong. */
export function missesAmong(kitchen: Kitchen, rows: readonly Utterance[]): string[] {
  return rows.map((row) => wrong(kitchen, row)).filter((one) => one !== undefined);
}

/** The first key that came out wrong, or nothing. */
function wrong(kitchen: Kitchen, { turns, expected }: Utterance): string | undefined {
  const { spoken, reply } = hold(kitchen, turns);
  const { meaning, now } = replay(kitchen, spoken, NOBODY);
  const got: Readonly<Record<string, string>> = {
    ...meant(meaning),
    ...borneInMind(now),
    ...answered(kitchen, reply),
  };
  const key = Object.keys(expected).find((one) => !holds(one, expected[one] ?? '', got));
  return (
    key &&
    `${turns.join(' // ')}: ${key} is "${(got[key] ?? '').slice(0, 300)}", not "${expected[key]}"`
  );
}

/** A message's meaning in the words of the tables. */
function meant(meaning: Meaning): Record<string, string> {
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

function borneInMind({ customs, lacking, care }: Conversation): Record<string, string> {
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
    .map((name) => resolveName(cookbook, name))
    .map((dish) =>
      [
        dish?.title,
        ...(dish?.keywords ?? []),
        ...(dish?.ingredients ?? []).map((item) => item.name),
      ].join(', '),
    )
    .join('\n');
}

function answered(kitchen: Kitchen, reply: ChefReply): Record<string, string> {
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

function holds(key: string, want: string, got: Readonly<Record<string, string>>): boolean {
  const have = got[key] ?? '';
  const sorted = (text: string): string => text.split(', ').sort().join(', ');
  switch (key) {
    case 'mood':
      return have.includes(want);
    case 'title':
    case 'says':
      return new RegExp(want, 'i').test(have);
    case 'holds':
      // A card as a whole, and of a list every dish.
      return got.kind === 'list'
        ? have.split('\n').every((line) => new RegExp(want, 'i').test(line))
        : new RegExp(want, 'i').test(have);
    case 'lacks':
      return !new RegExp(want, 'i').test(have);
    default:
      return sorted(have) === sorted(want);
  }
}
