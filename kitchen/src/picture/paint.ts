/** Gives each motif its colour in this dish: its own, or the dish's where the food takes colour from cooking. */
import type { Motif } from './motifs.ts';
import type { PictureSpec } from './spec.ts';
import { hueOf, lightness, mix, rgbOf, type Tones, tonesOf } from './tones.ts';

const isWarm = (hex: string): boolean => {
  const { hue, chroma } = hueOf(hex);
  return (hue < 50 || hue > 350) && chroma > 0.14 && lightness(hex) > 0.16 && lightness(hex) < 0.8;
};

const isBaked = (hex: string): boolean =>
  isWarm(hex) &&
  hueOf(hex).hue > 18 &&
  hueOf(hex).hue < 44 &&
  lightness(hex) > 0.32 &&
  lightness(hex) < 0.7;

export function distance(a: string, b: string): number {
  const [first, second] = [rgbOf(a), rgbOf(b)];
  return Math.hypot(first[0] - second[0], first[1] - second[1], first[2] - second[2]);
}

function near(own: string, colours: readonly string[]): string {
  const a = hueOf(own);
  const like = colours.find((hex) => {
    const b = hueOf(hex);
    const apart = Math.min(Math.abs(a.hue - b.hue), 360 - Math.abs(a.hue - b.hue));
    return (
      apart < 26 &&
      Math.abs(a.chroma - b.chroma) < 0.4 &&
      Math.abs(lightness(own) - lightness(hex)) < 0.24
    );
  });
  return like ? mix(own, like, 0.5) : own;
}

/** Grain, pasta and crusts keep some of their own paleness under a dark sauce. */
function basePaint(motif: Motif, colours: readonly string[]): string {
  const first = colours[0] ?? motif.colour;
  const dark = lightness(first) < 0.58;
  if (motif.paint === 'fixed') return motif.colour;
  if (motif.name === 'rice' && dark) return ricePaint(first, colours);
  if (motif.name === 'noodles' && dark) return mix(motif.colour, first, 0.26);
  if (motif.name === 'grains' && dark) return mix(motif.colour, first, 0.5);
  if (motif.name === 'custard') return colours.find((hex) => lightness(hex) > 0.66) ?? first;
  if (['crust', 'mash', 'lattice', 'crumble'].includes(motif.name))
    return mix(first, 'f5c869', 0.3);
  return motif.paint === 'first' ? first : near(motif.colour, [first]);
}

/** Rice takes a sauce's colour as gold, not as pink; a dish that calls itself white as well shows white rice. */
function ricePaint(first: string, colours: readonly string[]): string {
  const white = colours.find((hex) => lightness(hex) > 0.88);
  return white ?? mix(first, 'f0ae55', lightness(first) < 0.4 ? 0.55 : 0.42);
}

/** `base`: the motif's ground in this picture, when food lies in or on one. */
export function paintFor(motif: Motif, spec: PictureSpec, base: string | undefined): Tones {
  const first = spec.colours[0] ?? motif.colour;
  if (motif.role === 'base') return tonesOf(basePaint(motif, spec.colours));
  const baked = spec.colours.find(isBaked);
  const warm = baked ?? spec.colours.find(isWarm);
  let hex = motif.colour;
  if (motif.paint === 'first') hex = first;
  if (motif.paint === 'warm' && base === undefined && warm) hex = mix(warm, motif.colour, 0.32);
  if (motif.paint === 'baked' && baked) hex = mix(baked, motif.colour, 0.35);
  if (motif.paint === 'near') hex = near(hex, spec.colours);
  if (base !== undefined && (motif.role === 'main' || motif.role === 'piece'))
    hex = apartFrom(hex, base, motif.paint === 'near');
  return tonesOf(hex);
}

/** A little of the sauce clings to it, but it stays to be seen: browned food darker, fresh food brighter. */
function apartFrom(hex: string, base: string, fresh: boolean): string {
  const coated = mix(hex, base, 0.12);
  if (distance(coated, base) > 72) return coated;
  const { hue, chroma } = hueOf(coated);
  if (hue > 60 && hue < 170 && chroma > 0.15) return mix(coated, 'f0f5b8', 0.4);
  if (lightness(base) > 0.78) return lightness(hex) > 0.88 ? 'fffdf6' : mix(coated, 'e39a2c', 0.34);
  if (fresh && (hue < 20 || hue > 340)) return mix(hex, 'ff9448', 0.4);
  if (fresh) return mix(hex, 'fff2c4', 0.42);
  return lightness(base) > 0.42 ? mix(coated, '66290c', 0.42) : mix(coated, 'e9ab68', 0.45);
}

/** The first of the dish's colours that its own food would not vanish in; for a sauce under something. */
export function saucePaint(spec: PictureSpec, food: string): string {
  const apart = spec.colours.find(
    (hex) =>
      distance(hex, food) > 55 &&
      lightness(hex) < 0.85 &&
      (hueOf(hex).hue < 60 || hex === spec.colours[0]),
  );
  return apart ?? (lightness(food) < 0.36 ? mix(food, 'd08a48', 0.5) : tonesOf(food).deep);
}
