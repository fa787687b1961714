/** Vitest set-up that gives fast-check a fixed seed; PROPERTY_SEED overrides it. */
import fc from 'fast-check';

const SEED = 20_261_122;

fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? SEED) });
