/** Trains and runs the model that classifies the role of each food in a clause (wanted, at hand, kept out, replaced ...). */
import { singular } from '../text/plurals.ts';
import type { State } from './example-lines.ts';
import type { ExampleWords } from './example-words.ts';
import { type Features, featureOf, featureStart } from './features.ts';
import { chancesOf, type LinearModel, type Sample, sampleOf, trainModel } from './linear-model.ts';
import { isFoodShape, type Word } from './words.ts';

/** A food among the words of a message. */
interface RoleContext {
  readonly words: readonly Word[];
  /** Index of the food among the words. */
  readonly at: number;
  /** Indexes of the first word of its clause and of the one behind its last. */
  readonly from: number;
  readonly to: number;
  /** The likely acts of its clause with their chances. */
  readonly acts: readonly { readonly act: string; readonly chance: number }[];
  readonly state: State;
  /** The role of the food before it in the clause and its index, or '' and -1. */
  readonly before: string;
  readonly last: number;
}

export interface LikelyRole {
  readonly role: string;
  /** 0 to 1. */
  readonly chance: number;
  /** Every role with its chance, where it was read from words. */
  readonly roles?: Readonly<Record<string, number>> | undefined;
  /** How likely it must stay off the plate, by harm, taste or a wish to go without, 0 to 1. */
  readonly out?: number | undefined;
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
      const isList = earlier?.clause === clause;
      const before = isList ? earlier.role : '';
      const last = isList ? earlier.at : -1;
      const context = { words, at, from, to, acts: [], state, before, last };
      samples.push(sampleOf(roleFeatures(namesIn(context), acts[clause] as string), role));
    }
  }
  return trainModel(samples);
}

/** Each name by itself and with the act. */
function roleFeatures(names: ReadonlySet<string>, act: string): Features {
  const features = new Set<number>();
  const [alone, withAct] = [featureStart(''), featureStart(`${act} `)];
  for (const name of names) features.add(featureOf(alone, name)).add(featureOf(withAct, name));
  return features;
}

/** Names of all that is seen, whatever the act. */
function namesIn(context: RoleContext): ReadonlySet<string> {
  const { words, at, from, to, state, before, last } = context;
  const names = new Set<string>();
  const add = (name: string) => names.add(name);
  const shape = (place: number) => (place < 0 ? FIRST : (words[place]?.shape ?? LAST));
  const { called = '', stated = '' } = words[at] ?? {};
  add('always');
  add(`kind ${shape(at)}`);
  add(`state ${state}`);
  add(`before ${before}`);
  add(`stated ${stated}`);
  add(`stated ${stated} ${before}`);
  add(`called ${singular(called)}`);
  // "Eggs, milk and butter": what joins a food to the one before it tells whether it is the same to them.
  const link = words.slice(last + 1, at).map((word) => word.shape);
  if (last >= 0 && link.length <= LINK) add(`link ${before} ${link.join(' ')}`);
  add(`refused ${refusal(words, at, -1)}`);
  add(`refused ${refusal(words, at, -1)} ${refusal(words, at, 1)}`);
  add(`refused behind ${refusal(words, at, 1)}`);
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
  return names;
}

/** How far the nearest word of refusing stands, and what stands between: other foods, marks, a "but". */
function refusal(words: readonly Word[], at: number, step: 1 | -1): string {
  let foods = 0;
  let breaks = '';
  for (let away = 1; away <= FAR; away += 1) {
    const word = words[at + step * away];
    if (word === undefined) break;
    if (word.refuses) return `${Math.min(away, NEAR)} ${foods} ${breaks}`;
    if (isFoodShape(word.shape)) foods += 1;
    else if (BREAKS.has(word.shape)) breaks = word.shape;
  }
  return 'none';
}

const FAR = 10;
const NEAR = 4;
const BREAKS: ReadonlySet<string> = new Set(['.', ',', '!', '?', ';', ':', 'but', 'only', 'yes']);

/** Words between two foods of a list. */
const LINK = 4;

/** Weighed over the acts that the clause may be, so that a role does not hang on one that is unsure. */
export function readRole(model: LinearModel, context: RoleContext): LikelyRole {
  const total = context.acts.reduce((sum, { chance }) => sum + chance, 0);
  const chances = new Float64Array(model.labels.length);
  const names = namesIn(context);
  for (const { act, chance } of context.acts) {
    const share = chance / total;
    const given = chancesOf(model, roleFeatures(names, act));
    for (let at = 0; at < chances.length; at += 1)
      chances[at] = (chances[at] as number) + share * (given[at] as number);
  }
  const chanceOf = (roles: ReadonlySet<string>) =>
    chances.reduce(
      (sum, chance, at) => sum + (roles.has(model.labels[at] as string) ? chance : 0),
      0,
    );
  const { stated = '' } = context.words[context.at] ?? {};
  const caution = OUT.has(stated) ? MOST_CAUTION : CAUTION;
  // Serving what was refused is the worse mistake by far.
  const isRisky = chanceOf(OUT) * caution > chanceOf(IN);
  let best = -1;
  for (let at = 0; at < chances.length; at += 1) {
    if (isRisky && IN.has(model.labels[at] as string)) continue;
    if ((chances[at] as number) > (chances[best] ?? 0)) best = at;
  }
  return {
    role: model.labels[best] as string,
    chance: chances[best] as number,
    roles: Object.fromEntries(model.labels.map((label, at) => [label, chances[at] as number])),
    out: chanceOf(REFUSED),
  };
}

const IN: ReadonlySet<string> = new Set(['want', 'likes', 'dish', 'have', 'add', 'to', 'more']);
const OUT: ReadonlySet<string> = new Set([
  ...['without', 'dislike', 'harm', 'lacking', 'from', 'less'],
]);
const REFUSED: ReadonlySet<string> = new Set(['harm', 'dislike', 'without']);
/** A food is in where that is so many times likelier than that it is out; the second where a cue says that it is out. */
const CAUTION = 6;
const MOST_CAUTION = 20;
