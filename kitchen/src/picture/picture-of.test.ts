/** Every dish of the cookbook gets a picture that fits it, and no picture shows a food that is not in the dish. */
import { readdirSync, readFileSync } from 'node:fs';
import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import { readDish } from '../cookbook/reading.ts';
import { pictureUrl } from './address.ts';
import { paintOf } from './colours.ts';
import { drawPicture } from './draw.ts';
import { baseNamed, pieceNamed } from './drawn/drawings.ts';
import { MOTIFS } from './motifs.ts';
import { pictureOf } from './picture-of.ts';

const folder = new URL('../../cookbook/', import.meta.url);
const dishes = readdirSync(folder)
  .filter((name) => name.endsWith('.cook'))
  .map((name) => readDish(name.slice(0, -5), readFileSync(new URL(name, folder), 'utf8')));

function parse(xml: string): void {
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (problem) => {
    throw problem;
  });
  parser.write(xml).close();
}

describe('the motif table', () => {
  it('has a drawing for every row', () => {
    expect(MOTIFS.size).toBeGreaterThan(200);
    for (const { name, role } of MOTIFS.values()) {
      if (name === 'bare' || name === 'loaf') continue;
      expect(role === 'base' ? baseNamed(name) : pieceNamed(name), name).toBeDefined();
    }
  });
});

describe('pictures of the cookbook', () => {
  it.each(dishes.map((dish) => [dish.title, dish] as const))('%s', (_title, dish) => {
    const spec = pictureOf(dish);
    const svg = drawPicture(spec);
    parse(svg);
    expect(svg.length).toBeLessThan(6000);
    expect(spec.motifs.length).toBeGreaterThanOrEqual(2);
    expect(dish.colours.filter((words) => !paintOf(words))).toEqual([]);
    expect(pictureUrl(pictureOf(dish))).toBe(pictureUrl(spec));
    const words = [dish.title, ...dish.ingredients.map((line) => line.name)]
      .join('\n')
      .toLowerCase();
    for (const motif of spec.motifs.map((name) => MOTIFS.get(name))) {
      if (!motif?.ingredient || motif.role === 'base') continue;
      expect(words.replaceAll(/[ -]/g, ''), motif.name).toMatch(loosened(motif.ingredient));
    }
  });

  it('are as good as never the same twice', () => {
    expect(new Set(dishes.map((dish) => pictureUrl(pictureOf(dish)))).size).toBe(dishes.length);
  });
});

/** The same words with all spaces gone, accents allowed for. */
const loosened = (words: RegExp): RegExp =>
  new RegExp(
    words.source.replaceAll(/\\b| /g, '').replaceAll('e', '[eéè]').replaceAll('n', '[nñ]'),
    'i',
  );

describe('recipes that somebody else wrote', () => {
  const spoken = (recipeName: string, ...ingredients: string[]) =>
    pictureOf({ recipeName, ingredients });

  it('find their vessel and their food', () => {
    const soup = spoken(
      'Creamy Tomato Soup',
      '800 g tomatoes',
      '1 onion',
      'a handful of basil leaves',
    );
    expect(soup.vessel).toBe('bowl');
    expect(soup.motifs).toContain('basil');
    expect(spoken('Berry Smoothie', '200 g mixed berries', 'ice cubes').vessel).toBe('glass');
    expect(spoken('Prawn Tacos', '300 g prawns', '8 corn tortillas', '1 lime').motifs).toContain(
      'taco',
    );
  });

  it('never show what only sounds like a food in them', () => {
    const { motifs } = spoken(
      'Noodle bowl',
      '200 g egg noodles',
      '1 tbsp fish sauce',
      '100 ml coconut milk',
      '1 tbsp peanut oil',
      '4 spring onions',
    );
    for (const wrong of ['egg', 'eggboiled', 'fish', 'peanuts', 'onion', 'coconut'])
      expect(motifs).not.toContain(wrong);
  });

  it('are drawn even when they say nothing at all', () => {
    parse(drawPicture(spoken('')));
    parse(drawPicture(spoken('🍜 pie '.repeat(5000), '', 'x'.repeat(5000))));
  });
});
