/** Runs a tool by its name on whatever somebody sent as its input, and answers in any case: with data or with a sentence. */
import { cardEdit } from '@saffron/contract/memo';
import type { Kitchen } from '@saffron/kitchen/kitchen';
import { layToolTable, type ToolUser } from '@saffron/kitchen/tools/table';
import { z } from 'zod';
import { KITCHEN_TOOLS } from './kitchen-tools.ts';

export interface ToolCall {
  readonly name: string;
  readonly input: unknown;
  readonly user: ToolUser;
}

/** `problem` is a sentence for whoever called: an unknown tool, an input that does not fit, nothing that fits the person. */
export type ToolAnswer = { readonly data: object } | { readonly problem: string };

/** In characters of JSON: a long recipe has six thousand. */
const MOST_RETURNED = 20_000;

const TOOLS = new Map(KITCHEN_TOOLS.map((tool) => [tool.name, tool]));

/** Never throws at what was sent. */
export function runTool(kitchen: Kitchen, { name, input, user }: ToolCall): ToolAnswer {
  const tool = TOOLS.get(name);
  if (tool === undefined) {
    const names = [...TOOLS.keys()].join(', ');
    return { problem: `There is no tool "${name.slice(0, 60)}". There are: ${names}.` };
  }
  const parsed = tool.input.safeParse(input);
  if (!parsed.success) return { problem: describeIssues(name, parsed.error) };
  const data = tool.run(layToolTable(kitchen, user), parsed.data);
  if ('refused' in data) return { problem: String(data.refused) };
  return JSON.stringify(data).length <= MOST_RETURNED
    ? { data }
    : { problem: 'That is too much for one answer: ask for less of it.' };
}

const MOST_ISSUES = 4;

/** "swap_ingredient: from: expected string, received undefined." */
export function describeIssues(name: string, { issues }: z.ZodError): string {
  const said = issues.slice(0, MOST_ISSUES).map(({ path, message }) => {
    const at = path.map(String).join('.');
    return at === '' ? message : `${at}: ${message}`;
  });
  return `The input of ${name} does not fit. ${said.join('; ')}.`;
}

/**
 * The schema of a tool's input, as programs and language models read it. The kinds of edits are told as one, since the
 * union of them would be half of all that a model has to read; what comes is checked against the union.
 */
export function inputSchemaOf(input: z.ZodObject): Record<string, unknown> {
  const { $schema: _, ...schema } = z.toJSONSchema(input, {
    io: 'input',
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema !== cardEdit) return;
      delete jsonSchema.oneOf;
      Object.assign(jsonSchema, ANY_EDIT);
    },
  });
  return schema;
}

const TEXT = { type: 'string' };
const ANY_EDIT = {
  type: 'object',
  properties: {
    kind: { enum: cardEdit.options.map(({ shape }) => shape.kind.value) },
    ...{ from: TEXT, to: TEXT, food: TEXT, factor: { type: 'number' }, method: TEXT },
  },
  required: ['kind'],
};
