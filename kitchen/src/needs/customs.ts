/** Parses pantry/customs.txt: ways of eating beyond the five diets (halal, kosher, low salt ...) and what each rules out. */
import { CAUTIONS, type Caution } from '../safety/person/situations.ts';
import { ALLERGENS, DIETS } from '../vocabulary.ts';
import type { Custom } from './heard.ts';
import { type Block, listed, readBlocks } from './text-blocks.ts';

/** Customs by their label and by their other names in the cue files. */
export type Customs = ReadonlyMap<string, Custom>;

/** @throws Error that names the custom which cannot be read */
export function compileCustoms(text: string): Customs {
  return new Map(
    readBlocks('customs.txt', text).flatMap((block) => {
      const [label = '', others = ''] = block.head.split(' also ');
      const custom = customOf(label, block);
      return [label, ...listed(others)].map((name) => [name, custom] as const);
    }),
  );
}

function customOf(label: string, { fields, at }: Block): Custom {
  const list = (key: string) => listed(fields.get(key));
  const needs = list('needs');
  const [cautions, promise] = [list('wary'), fields.get('promise')];
  const unknown = cautions.find((one) => !CAUTIONS.some((known) => known === one));
  if (unknown !== undefined) throw new Error(`${at}: "${unknown}" is no caution.`);
  if (promise === undefined) throw new Error(`${at}: "${label}" promises nothing.`);
  return {
    label,
    out: list('out').map((name) => ({ said: name, names: [name], kinds: [], firm: true })),
    apart: fields.has('apart'),
    needs: {
      allergies: ALLERGENS.filter((one) => needs.includes(one)),
      diets: DIETS.filter((one) => needs.includes(one)),
    },
    promise,
    reminder: fields.get('reminder') ?? '',
    suits: list('suits'),
    against: list('against'),
    wary: cautions as readonly Caution[],
  };
}
