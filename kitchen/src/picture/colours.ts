/** Parses colours.txt, which turns a dish's colour words into hex colours and picks the tabletop that food of a colour stands out from. */
import { listOf, readEntries, under } from './parse-tables.ts';
import { hueOf, isGreen, lightness, mix } from './tones.ts';

export type Colours = ReturnType<typeof readColours>;

export function readColours(text: string) {
  const entries = readEntries(text, ':');
  // Of each hue the paint of every food that is said to have it; its own stands under ''.
  const hues = new Map(
    entries
      .map(([key, value]) => [...key.split(' '), value])
      .filter(([, own = '']) => /^[0-9a-f]{6}$/.test(own))
      .map(([hue = '', own = '', foods]) => {
        const pairs = listOf(foods).map((pair) => pair.split(' ') as [string, string]);
        return [hue, new Map([['', own], ...pairs])];
      }),
  );
  const pairs = (start: string) =>
    new Map(under(entries, start).map(([key, value]) => [key, value.split(' ')]));
  const [degrees, tables, chosen] = [pairs('degree'), pairs('table'), pairs('under')];
  return {
    /** Each table's own tint and its cloth's. */
    tables,
    /** "deep green" -> six hex digits; undefined when no word in it is a colour. */
    paintOf: (words: string): string | undefined => {
      const all = words.toLowerCase().split(/[^a-z]+/);
      const hueAt = all.findLastIndex((word) => hues.has(word));
      const paints = hues.get(all[hueAt] ?? '');
      if (!paints) return undefined;
      const before = all.slice(0, hueAt);
      let colour = paints.get(before.find((word) => word && paints.has(word)) ?? '') ?? '';
      for (const word of before) {
        const [towards, share] = degrees.get(word) ?? [];
        if (towards) colour = mix(colour, towards, Number(share));
      }
      return lightness(colour) < 0.14 ? mix(colour, '5a3020', 0.25) : colour;
    },
    /** The table that food of this colour stands out from. */
    tableUnder: (food: string, hash: number): string => {
      const kind = lightness(food) > 0.8 ? 'pale' : isGreen(hueOf(food), 65) ? 'green' : 'warm';
      const list = chosen.get(kind) ?? [];
      return list[hash % list.length] ?? '';
    },
  };
}
