/** Tests the pictures of all dishes and of other recipes: each fits its dish and shows no food that is not in it. */
import { readdirSync, readFileSync } from 'node:fs';
import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import { drawPicture, pictureKnowledge, pictureOf, pictureUrl } from '../../pictures.ts';
import { readDish } from '../cookbook/read-dish.ts';

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

describe('pictures of the cookbook', () => {
  it.each(dishes.map((dish) => [dish.title, dish] as const))('%s', (_title, dish) => {
    const spec = pictureOf(dish);
    const svg = drawPicture(spec);
    parse(svg);
    expect(svg.length).toBeLessThan(6000);
    // Some shapes say enough alone; a mere sauce never does.
    const lone =
      spec.motifs.length === 1 ? pictureKnowledge.motifs.get(spec.motifs[0] ?? '') : undefined;
    if (lone) expect(['broth', 'stew', 'puree', 'cloche']).not.toContain(lone.name);
    expect(dish.colours.filter((words) => !pictureKnowledge.colours.paintOf(words))).toEqual([]);
    expect(pictureUrl(pictureOf(dish))).toBe(pictureUrl(spec));
    const words = [dish.title, ...dish.ingredients.map((line) => line.name)]
      .join('\n')
      .toLowerCase();
    for (const motif of spec.motifs.map((name) => pictureKnowledge.motifs.get(name))) {
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

  it('fill a bun, a taco and a sandwich with what is in them', () => {
    const bare = spoken('Burger', '500 g minced beef', '4 burger buns');
    const full = spoken('Burger', '500 g minced beef', '1 lettuce', '2 tomatoes', '4 slices gouda');
    expect(bare.motifs).toEqual(['burger']);
    expect(full.motifs).toEqual(expect.arrayContaining(['lettuce', 'tomato', 'cheesesheet']));
    const green = '8dbb4c';
    expect(drawPicture({ ...full, colours: bare.colours, seed: bare.seed })).toContain(green);
    expect(drawPicture(bare)).not.toContain(green);
  });

  it('take their colour from what they are', () => {
    const first = (name: string, ...lines: string[]) => spoken(name, ...lines).colours[0];
    expect(first('Carrot soup', '500 g carrots')).not.toBe(first('Pea soup', '500 g frozen peas'));
    expect(first('Red velvet cake', '250 g flour')).not.toBe(
      first('Chocolate cake', '250 g flour'),
    );
  });

  it('stand in the right thing', () => {
    expect(spoken('Espresso Martini', '50 ml vodka', '30 ml coffee', 'ice').vessel).toBe('glass');
    expect(spoken('The Usual', '60 ml gin', '1 lime', 'tonic water', 'ice').vessel).toBe('glass');
    expect(spoken('Pumpkin pie', '400 g pumpkin').vessel).toBe('tin');
    expect(spoken('Sopa de lentejas', '200 g lentils').vessel).toBe('bowl');
  });

  it('stay under a cover when nothing is known of them', () => {
    for (const name of ['', '🍕🔥', '宮保雞丁', 'x'.repeat(200)])
      expect(spoken(name, '🧀', 'y'.repeat(300)).motifs).toEqual(['cloche']);
  });

  it('are drawn even when they say nothing at all', () => {
    parse(drawPicture(spoken('')));
    parse(drawPicture(spoken('🍜 pie '.repeat(5000), '', 'x'.repeat(5000))));
  });
});
