/** Tells what each food of a clause is to the person: wanted, at hand, kept out, replaced ..., as the examples teach it. */
import type { State } from './example-lines.ts';
import type { ExampleWords } from './example-words.ts';
import { chancesOf, type LinearModel, type Sample, trainModel } from './linear-model.ts';
import type { Word } from './words.ts';

/** A food among the words of a message. */
interface RoleContext {
  readonly words: readonly Word[];
  /** Index of the food among the words. */
  readonly at: number;
  /** Indexes of the first word of its clause and of the one behind its last. */
  readonly from: number;
  readonly to: number;
  readonly act: string;
  readonly state: State;
  /** The role of the food before it in the clause, or ''. */
  readonly before: string;
}

export interface LikelyRole {
  readonly role: string;
  /** 0 to 1. */
  readonly chance: number;
}

const REACH = 5;
const FIRST = '^';
const LAST = '$';

export function trainRoleModel(messages: readonly ExampleWords[]): LinearModel {
  const samples: Sample[] = [];
  for (const { state, words, begins, acts, foods } of messages) {
    for (const [index, { at, clause, role }] of foods.entries()) {
      const [from, to] = [begins[clause] as number, begins[clause + 1] ?? words.length];
      const earlier = foods[index - 1];
      const before = earlier?.clause === clause ? earlier.role : '';
      const context = { words, at, from, to, act: acts[clause] as string, state, before };
      samples.push({ features: roleFeatures(context), label: role });
    }
  }
  return trainModel(samples);
}

function roleFeatures(context: RoleContext): string[] {
  const { words, at, from, to, act, state, before } = context;
  const features = new Set<string>();
  const add = (name: string) => features.add(name).add(`${act} ${name}`);
  const shape = (place: number) => (place < 0 ? FIRST : (words[place]?.shape ?? LAST));
  add('always');
  add(`kind ${shape(at)}`);
  add(`state ${state}`);
  add(`before ${before}`);
  for (let away = 1; away <= REACH; away += 1) {
    add(`-${away} ${shape(at - away)}`);
    add(`+${away} ${shape(at + away)}`);
    add(`near- ${shape(at - away)}`);
    add(`near+ ${shape(at + away)}`);
  }
  add(`-2 ${shape(at - 2)} ${shape(at - 1)}`);
  add(`-3 ${shape(at - 3)} ${shape(at - 2)} ${shape(at - 1)}`);
  add(`+2 ${shape(at + 1)} ${shape(at + 2)}`);
  add(`around ${shape(at - 1)} ${shape(at + 1)}`);
  for (let place = from; place < to; place += 1) {
    if (place !== at) add(`${place < at ? 'earlier' : 'later'} ${shape(place)}`);
  }
  add(`opens ${shape(from)} ${shape(from + 1)}`);
  return [...features];
}

export function readRole(model: LinearModel, context: RoleContext): LikelyRole {
  const chances = chancesOf(model, roleFeatures(context));
  let best = 0;
  for (let at = 1; at < chances.length; at += 1) {
    if ((chances[at] as number) > (chances[best] as number)) best = at;
  }
  return { role: model.labels[best] as string, chance: chances[best] as number };
}
