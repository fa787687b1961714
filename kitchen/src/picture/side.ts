/** Glasses, cups, jars and loaves, which are known by their outline: seen from the side, a little from above. */
import { chanceFrom } from './chance.ts';
import { cup, jar, loaf, ramekin } from './crockery.ts';
import { coupe, glass } from './glasses.ts';
import type { PictureSpec } from './spec.ts';
import { tonesOf } from './tones.ts';

/** What is drawn from the side, or undefined for a vessel that is looked into. */
export function fromTheSide(spec: PictureSpec): string | undefined {
  const t = tonesOf(spec.colours[0] ?? 'd99a3e');
  const chance = chanceFrom(spec.seed * 31 + 5);
  const sweet =
    spec.motifs.some((name) =>
      ['puree', 'dip', 'custard', 'lemon', 'tapioca', 'cream'].includes(name),
    ) && !spec.motifs.includes('ice');
  if (spec.motifs.includes('loaf') || spec.motifs.includes('challah')) return loaf(spec, t, chance);
  if (spec.vessel === 'glass')
    return sweet && !spec.motifs.includes('mint') ? coupe(spec, t, chance) : glass(spec, t, chance);
  if (spec.vessel === 'jar') return jar(spec, t, chance);
  if (spec.vessel === 'cup')
    return spec.motifs.includes('custard') ? ramekin(spec, t, chance) : cup(spec, t, chance);
  return undefined;
}
