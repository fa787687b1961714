/** Gives each motif its colour in this dish: its own, or the dish's where the food takes colour from cooking. */
import type { Motif } from './motifs.ts';
import type { PictureSpec } from './spec.ts';
import { hueOf, lightness, mix, type Tones, tonesOf } from './tones.ts';

const isWarm = (hex: string): boolean => {
  const { hue, chroma } = hueOf(hex);
  return (hue < 50 || hue > 350) && chroma > 0.14 && lightness(hex) > 0.16 && lightness(hex) < 0.8;
};

function near(own: string, colours: readonly string[]): string {
  const a = hueOf(own);
  const like = colours.find((hex) => {
    const b = hueOf(hex);
    const apart = Math.min(Math.abs(a.hue - b.hue), 360 - Math.abs(a.hue - b.hue));
    return apart < 26 && Math.abs(a.chroma - b.chroma) < 0.4 && Math.abs(lightness(own) - lightness(hex)) < 0.24;
  });
  return like ? mix(own, like, 0.5) : own;
}

/** Grain and pasta keep some of their own paleness under a dark sauce. */
function basePaint(motif: Motif, first: string): string {
  if (motif.paint === 'fixed') return motif.colour;
  if (['noodles', 'rice', 'grains'].includes(motif.name)) {
    return lightness(first) < 0.45 ? mix(motif.colour, first, motif.name === 'noodles' ? 0.35 : 0.55) : first;
  }
  return motif.paint === 'first' ? first : near(motif.colour, [first]);
}

/** `base`: the motif's ground in this picture, when food lies in or on one. */
export function paintFor(motif: Motif, spec: PictureSpec, base: string | undefined): Tones {
  const first = spec.colours[0] ?? motif.colour;
  if (motif.role === 'base') return tonesOf(basePaint(motif, first));
  const warm = spec.colours.find(isWarm);
  let hex = motif.colour;
  if (motif.paint === 'first') hex = first;
  if (motif.paint === 'warm' && base === undefined && warm) hex = mix(warm, motif.colour, 0.2);
  if (motif.paint === 'near') hex = near(hex, spec.colours);
  if (base !== undefined && (motif.role === 'main' || motif.role === 'piece')) hex = apartFrom(hex, base);
  return tonesOf(hex);
}

/** A little of the sauce clings to it, but it stays to be seen. */
function apartFrom(hex: string, base: string): string {
  const coated = mix(hex, base, 0.12);
  const close = Math.abs(lightness(coated) - lightness(base)) < 0.09;
  const alike = Math.abs(hueOf(coated).hue - hueOf(base).hue) < 30;
  if (!close || !alike) return coated;
  return lightness(base) > 0.55 ? mix(coated, '7a3d16', 0.24) : mix(coated, 'f6cf92', 0.34);
}
