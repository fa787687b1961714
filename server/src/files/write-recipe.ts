/** A kept recipe as a file of a kind: what it is called, what it says, and as what it is sent. */
import { type SentRecipe, sentRecipe } from '@saffron/contract/recipe';
import type { FileFormat } from '@saffron/contract/recipe-files';
import type { Measures } from '@saffron/kitchen/measure/measures';
import { writeCook } from './cook-file.ts';
import type { Place } from './draft.ts';
import { writeJsonLd } from './json-ld.ts';
import { writeMarkdown } from './markdown.ts';

interface Kind {
  readonly ending: string;
  readonly type: string;
  readonly write: (recipe: SentRecipe, measures: Measures, place: Place) => string;
}

export const KINDS: Record<FileFormat, Kind> = {
  cook: { ending: 'cook', type: 'text/plain; charset=utf-8', write: writeCook },
  jsonld: {
    ending: 'json',
    type: 'application/ld+json; charset=utf-8',
    write: (recipe, _measures, place) => writeJsonLd(recipe, place),
  },
  markdown: {
    ending: 'md',
    type: 'text/markdown; charset=utf-8',
    write: (recipe, _measures, place) => writeMarkdown(recipe, place),
  },
};

/** @param json as it is kept */
export function readKept(json: string): SentRecipe {
  return sentRecipe.parse(JSON.parse(json));
}

const LONGEST_NAME = 80;
/** Names that mean a device to one system or another. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;

/** Letters and digits of any script joined by dashes: a name that every system takes, without its ending. */
export function fileName(recipeName: string): string {
  const words = recipeName.normalize('NFC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const name = [...words.join('-')].slice(0, LONGEST_NAME).join('').replace(/-+$/, '');
  return name === '' || DEVICE.test(name) ? `recipe${name && `-${name}`}` : name;
}

/** For browsers of every age: plain letters first, the true name after. */
export function attachment(name: string): string {
  const plain = name.replace(/[^\w.-]+/g, '_');
  const coded = encodeURIComponent(name).replace(
    /['()*!]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${coded}`;
}
