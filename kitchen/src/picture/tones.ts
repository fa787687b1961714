/** Colour arithmetic for pictures: light and dark tones of a colour, mixing, distance, hue. */

/** What each tone is stirred towards and how far; shades are stirred towards a shade of their own. */
const TONES = {
  deep: ['', 0.48],
  dark: ['', 0.24],
  base: ['', 0],
  light: ['fff1cf', 0.3],
  pale: ['fffaf0', 0.58],
} as const;
export type Tone = keyof typeof TONES;
export const isTone = (word: string): word is Tone => word in TONES;

/** Hue in degrees and chroma from 0 to 1; grey has hue 0. */
type Hue = ReturnType<typeof hueOf>;

function rgbOf(hex: string): readonly [number, number, number] {
  const value = Number.parseInt(hex, 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

const hexOf = (rgb: readonly number[]): string =>
  rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('');

/** `share` of `other` stirred into `hex`. */
export function mix(hex: string, other: string, share: number): string {
  const to = rgbOf(other);
  return hexOf(rgbOf(hex).map((part, at) => part + ((to[at] ?? 0) - part) * share));
}

export function distance(a: string, b: string): number {
  const to = rgbOf(b);
  return Math.hypot(...rgbOf(a).map((part, at) => part - (to[at] ?? 0)));
}

/** Perceived lightness from 0 to 1. */
export function lightness(hex: string): number {
  const [red, green, blue] = rgbOf(hex);
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
}

export function hueOf(hex: string) {
  const [red, green, blue] = rgbOf(hex);
  const top = Math.max(red, green, blue);
  const span = top - Math.min(red, green, blue);
  if (span === 0) return { hue: 0, chroma: 0 };
  let sixth = 4 + (red - green) / span;
  if (top === green) sixth = 2 + (blue - red) / span;
  if (top === red) sixth = (green - blue) / span;
  return { hue: (sixth * 60 + 360) % 360, chroma: span / 255 };
}

export const isGreen = ({ hue, chroma }: Hue, from = 70): boolean =>
  hue > from && hue < 170 && chroma > 0.1;

/** Shade leans to green under greens, to umber under everything else; whites are never shaded hard. */
function shadeOf(hex: string): string {
  const [light, hue] = [lightness(hex), hueOf(hex)];
  if (light > 0.82 && hue.chroma < 0.25) return '9c8468';
  if (isGreen(hue)) return light > 0.55 ? '3a6a14' : '0f3320';
  return light > 0.6 ? '8a3d12' : '2a0c06';
}

export function toneOf(hex: string, tone: Tone): string {
  if (tone === 'base') return hex;
  const [other, share] = TONES[tone];
  // To the nearest colour that three digits can write; still given in six.
  const rounded = rgbOf(mix(hex, other || shadeOf(hex), share)).map((part) =>
    Math.round(part / 17),
  );
  return hexOf(rounded.map((part) => part * 17));
}
