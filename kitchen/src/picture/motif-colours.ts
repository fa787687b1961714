/** Chooses the colour of each food drawn in a dish's picture (its own, or the dish's where cooking colours it) and of a sauce under it. */
import type { Motif } from './motifs.ts';
import { distance, hueOf, lightness, mix, toneOf } from './tones.ts';

const between = (value: number, low: number, high: number) => value > low && value < high;

const isWarm = (hex: string): boolean => {
  const { hue, chroma } = hueOf(hex);
  return (hue < 50 || hue > 350) && chroma > 0.14 && between(lightness(hex), 0.16, 0.8);
};
const isBaked = (hex: string): boolean =>
  isWarm(hex) && between(hueOf(hex).hue, 18, 44) && between(lightness(hex), 0.32, 0.7);

/** Drawn towards the first colour of the dish that is much like its own. */
function near(own: string, colours: readonly string[]): string {
  const a = hueOf(own);
  const like = colours.find((hex) => {
    const b = hueOf(hex);
    const apart = Math.abs(a.hue - b.hue);
    const likeHue = Math.min(apart, 360 - apart) < 26 && Math.abs(a.chroma - b.chroma) < 0.4;
    return likeHue && Math.abs(lightness(own) - lightness(hex)) < 0.24;
  });
  return like ? mix(own, like, 0.5) : own;
}

/** Grain, pasta and crusts keep some of their own paleness under a dark sauce. */
function firstPaint({ colour, keeps }: Motif, colours: readonly string[]): string {
  const { stirred, share, under, pale } = keeps;
  const first = colours[0] ?? colour;
  if (lightness(first) >= under) return first;
  return colours.find((hex) => lightness(hex) > pale) ?? mix(first, stirred, share);
}

/** `base`: the motif's ground in this picture, when food lies in or on one. */
export function paintFor(motif: Motif, colours: readonly string[], base?: string): string {
  const { paint, role } = motif;
  const baked = colours.find(isBaked);
  const warm = baked ?? colours.find(isWarm);
  let hex = motif.colour;
  if (paint === 'first') hex = firstPaint(motif, colours);
  if (paint === 'warm' && base === undefined && warm) hex = mix(warm, hex, 0.32);
  if (paint === 'baked' && baked) hex = mix(baked, hex, 0.35);
  if (paint === 'near') hex = near(hex, role === 'base' ? colours.slice(0, 1) : colours);
  const lies = base !== undefined && (role === 'main' || role === 'piece');
  return lies ? apartFrom(hex, base, paint === 'near') : hex;
}

/** A little of the sauce clings to it, but it stays to be seen: browned food darker, fresh food brighter. */
function apartFrom(hex: string, base: string, fresh: boolean): string {
  const coated = mix(hex, base, 0.12);
  if (distance(coated, base) > 72) return coated;
  if (lightness(base) > 0.78) return lightness(hex) > 0.88 ? 'fffdf6' : mix(coated, 'e39a2c', 0.34);
  if (fresh)
    return between(hueOf(coated).hue, 20, 340) ? mix(hex, 'fff2c4', 0.42) : mix(hex, 'ff9448', 0.4);
  return lightness(base) > 0.42 ? mix(coated, '66290c', 0.42) : mix(coated, 'e9ab68', 0.45);
}

/** The first of the dish's colours that its own food would not vanish in; for a sauce under something. */
export function saucePaint(colours: readonly string[], food: string): string {
  const apart = colours.find((hex, at) => {
    const seen = distance(hex, food) > 55 && lightness(hex) < 0.85;
    return seen && (at === 0 || hueOf(hex).hue < 60);
  });
  return apart ?? (lightness(food) < 0.36 ? mix(food, 'd08a48', 0.5) : toneOf(food, 'deep'));
}

/** Prawns in a sauce called "coral pink" would be lost: then the sauce takes the dish's next warm colour. */
export function baseColours(
  colours: readonly string[],
  motifs: readonly Motif[],
): readonly string[] {
  const [first = '', second] = colours;
  const main = motifs.find((motif) => motif.role === 'main');
  const lost = main?.paint === 'near' && distance(main.colour, first) < 48;
  return lost && second ? [second, ...colours] : colours;
}
