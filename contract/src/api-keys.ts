/** Schemas of API keys: what lets another program use the kitchen in a person's name. */
import { z } from 'zod';
import { MAX_API_KEYS, MAX_FOOD_LENGTH } from './limits.ts';
import { singleLineText } from './text-schemas.ts';

const keyName = singleLineText(MAX_FOOD_LENGTH).refine(
  (name) => name.trim() !== '',
  'must not be empty',
);

export const apiKeyBody = z.object({ name: keyName });

const apiKey = z.object({ keyId: z.string(), name: z.string(), createdAt: z.string() });

/** Newest first. */
export const apiKeyList = z.array(apiKey).max(MAX_API_KEYS);

/** The key itself is given out this once. */
export const newApiKey = apiKey.extend({ key: z.string() });
