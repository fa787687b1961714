/** Holds replies to the contract: what misses its schema never leaves the house. */
import type { FastifySerializerCompiler } from 'fastify/types/schema.js';
import { ResponseSerializationError } from 'fastify-type-provider-zod';
import type { ZodType } from 'zod';

/**
 * Parses rather than encodes, as the type provider's own compiler would: the contract's schemas
 * tidy what they read ("None" beside others), which cannot be run backwards but does no harm twice.
 */
export const compileReplySchema: FastifySerializerCompiler<ZodType> = ({ schema, method, url }) => {
  return (data) => {
    const result = schema.safeParse(data);
    if (!result.success) throw new ResponseSerializationError(method, url, { cause: result.error });
    return JSON.stringify(result.data);
  };
};
