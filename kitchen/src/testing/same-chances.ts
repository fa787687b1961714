/** Properties are tried on the same inputs in every run, so that a failure is one of the change at hand; a wider search names a seed of its own. */
import fc from 'fast-check';

const SEED = 20_261_122;

fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? SEED) });
