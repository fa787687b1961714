/** Validates every reply against the contract's schema before it is sent. */
import type { FastifySerializerCompiler } from 'fastify/types/schema.js';
import { ResponseSerializationError } from 'fastify-type-provider-zod';
import type { ZodType } from 'zod';

/**
 * Parses rather than encodes, as the type provider's own compiler would: the contract's schemas
 * transform their input (such as "None" beside others), which cannot be reversed but may be
 * repeated.
 */
export const compileReplySchema: FastifySerializerCompiler<ZodType> = ({ schema, method, url }) => {
  return (data) => {
    const result = schema.safeParse(data);
    if (!result.success) throw new ResponseSerializationError(method, url, { cause: result.error });
    return JSON.stringify(result.data);
  };
};
