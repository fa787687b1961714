/** Every colour in a picture comes in a few tones, shaded warm and lit warm, so that nothing turns muddy. */

/** Six hex digits each, without a number sign. */
export interface Tones {
  readonly deep: string;
  readonly dark: string;
  readonly base: string;
  readonly light: string;
  readonly pale: string;
}

type Rgb = readonly [number, number, number];

export function rgbOf(hex: string): Rgb {
  const value = Number.parseInt(hex, 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function hexOf(rgb: Rgb): string {
  return rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('');
}

/** `share` of `other` stirred into `hex`. */
export function mix(hex: string, other: string, share: number): string {
  const [a, b] = [rgbOf(hex), rgbOf(other)];
  const part = (at: 0 | 1 | 2) => a[at] + (b[at] - a[at]) * share;
  return hexOf([part(0), part(1), part(2)]);
}

/** Perceived lightness from 0 to 1. */
export function lightness(hex: string): number {
  const [red, green, blue] = rgbOf(hex);
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
}

/** Hue in degrees and chroma from 0 to 1; grey has hue 0. */
export function hueOf(hex: string): { readonly hue: number; readonly chroma: number } {
  const [red, green, blue] = rgbOf(hex);
  const top = Math.max(red, green, blue);
  const span = top - Math.min(red, green, blue);
  if (span === 0) return { hue: 0, chroma: 0 };
  const sixth =
    top === red
      ? (green - blue) / span
      : top === green
        ? 2 + (blue - red) / span
        : 4 + (red - green) / span;
  return { hue: (sixth * 60 + 360) % 360, chroma: span / 255 };
}

/** Shade leans to green under greens, to umber under everything else; whites are never shaded hard. */
function shadeOf(hex: string): string {
  const { hue, chroma } = hueOf(hex);
  if (lightness(hex) > 0.82 && chroma < 0.25) return '9c8468';
  if (hue > 70 && hue < 170 && chroma > 0.1) return lightness(hex) > 0.55 ? '3a6a14' : '0f3320';
  return lightness(hex) > 0.6 ? '8a3d12' : '2a0c06';
}

/** To the nearest colour that three digits can write; still given in six. */
const short = (hex: string): string =>
  hexOf(rgbOf(hex).map((part) => Math.round(part / 17) * 17) as unknown as Rgb);

export function tonesOf(hex: string): Tones {
  const shade = shadeOf(hex);
  return {
    deep: short(mix(hex, shade, 0.48)),
    dark: short(mix(hex, shade, 0.24)),
    base: hex,
    light: short(mix(hex, 'fff1cf', 0.3)),
    pale: short(mix(hex, 'fffaf0', 0.58)),
  };
}
