/** Resolves the colour names that drawings use ("dark", "clay", "filling2.light") to a colour of the picture. */
import { isTone, mix, toneOf } from './tones.ts';

/** Six hex digits by name; a drawing's own colour is ''. */
export type Colours = Readonly<Record<string, string | undefined>>;

/** "dark", "clay 3f7a28 .2", "filling2.light|base": a tone, perhaps with another stirred in; the first that is known. */
export function colourNamed(text: string, colours: Colours): string {
  const colourOf = (word: string) => {
    if (/^[0-9a-f]{6}$/.test(word)) return word;
    const [name = '', tone = 'base'] = isTone(word) ? ['', word] : word.split('.');
    return colours[name] && isTone(tone) ? toneOf(colours[name], tone) : undefined;
  };
  for (const way of text.split('|')) {
    const [first = '', other = first, share = 0] = way.split(' ');
    const [from, to] = [colourOf(first), colourOf(other)];
    if (from && to) return mix(from, to, Number(share));
  }
  return '000000';
}
