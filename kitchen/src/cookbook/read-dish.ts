/** Parses a .cook file (format: cookbook/README.md), also one of the older format, into a dish. */
import type { Dish } from './dish.ts';
import { parseFrontMatter, validateFrontMatter } from './front-matter.ts';
import { readSteps } from './read-steps.ts';

/** Throws DishError with the line and one sentence when the file cannot be understood. */
export function readDish(slug: string, text: string): Dish {
  const clean = text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  const fenced = /^---[ \t]*\n([\s\S]*?)\n---[ \t]*(?:\n|$)/.exec(clean);
  const yaml = fenced?.[1] ?? oldMetadata(clean);
  const body = fenced ? clean.slice(fenced[0].length) : clean;
  const firstLine = fenced ? fenced[0].split('\n').length : 1;
  return {
    slug,
    ...validateFrontMatter(parseFrontMatter(slug, yaml)),
    ...readSteps(slug, body, firstLine),
  };
}

/** Older files put `>> key: value` lines where ours have front matter. */
function oldMetadata(text: string): string {
  return [...text.matchAll(/^>>[ \t]*(\w[\w ]*):[ \t]*(.*)$/gm)]
    .map(([, key = '', value = '']) => `${key.trim()}: ${JSON.stringify(value)}`)
    .join('\n');
}
