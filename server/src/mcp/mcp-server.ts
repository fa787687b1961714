/** The kitchen as a Model Context Protocol server: its tools, and the pages of the cookbook as resources. */
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import {
  CallToolRequestSchema,
  ErrorCode,
  ListResourcesRequestSchema,
  ListToolsRequestSchema,
  McpError,
  ReadResourceRequestSchema,
} from '@modelcontextprotocol/sdk/types.js';
import { Refusal } from '@saffron/contract/errors';
import { BOT_NAME } from '@saffron/contract/limits';
import type { Kitchen } from '@saffron/kitchen/kitchen';
import { UNIT_SYSTEMS } from '@saffron/kitchen/vocabulary';
import { z } from 'zod';
import type { JobRunner } from '../kitchen/job-runner.ts';
import { food } from '../tools/input-schemas.ts';
import { KITCHEN_TOOLS } from '../tools/kitchen-tools.ts';
import { describeIssues, inputSchemaOf } from '../tools/run-tool.ts';
import { type Avoided, sortAvoided, unknownAmong } from '../tools/whom-for.ts';

export interface McpDeps {
  readonly kitchen: Kitchen;
  readonly jobRunner: JobRunner;
  /** What whoever asks can never have, whatever a call says. */
  readonly avoided?: Avoided | undefined;
}

/** What every tool takes besides its own input, as no conversation tells it. */
const whomFor = z.object({
  avoid: z
    .array(food)
    .max(30)
    .optional()
    .describe(
      'What must not be on the plate: allergens ("milk", "peanuts"), diets ("Vegan"), other foods ("celery").',
    ),
  people: z.number().int().min(1).max(100).optional(),
  measures: z.enum(UNIT_SYSTEMS).optional().describe('The units in which recipes are written.'),
});

const DISHES = 'saffron://dishes/';
const PAGE = 100;
const READ_ONLY = { readOnlyHint: true, idempotentHint: true, openWorldHint: false };
const NOBODY: Avoided = { allergies: [], diets: [], otherFoods: [] };
const INSTRUCTIONS =
  'A cookbook and a kitchen whose every recipe is checked against allergies and diets. Say in "avoid" what must not be on the plate; a result keeps to it or says why it cannot. A dish has an id; changes are kept as edits, which are handed back with the next call.';

/** One for each connection. */
export function createMcpServer(deps: McpDeps): Server {
  const { kitchen } = deps;
  const server = new Server(
    { name: BOT_NAME.toLowerCase(), title: `${BOT_NAME}'s kitchen`, version: '1.0.0' },
    { capabilities: { tools: {}, resources: {} }, instructions: INSTRUCTIONS },
  );
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: TOOLS }));
  server.setRequestHandler(CallToolRequestSchema, ({ params }, { signal }) =>
    callTool(deps, params.name, params.arguments ?? {}, signal),
  );
  server.setRequestHandler(ListResourcesRequestSchema, ({ params }) => {
    const from = Number(params?.cursor ?? 0);
    if (!Number.isInteger(from) || from < 0)
      throw new McpError(ErrorCode.InvalidParams, 'There is no such page of the list.');
    const { dishes } = kitchen.cookbook;
    return {
      resources: dishes.slice(from, from + PAGE).map(({ slug, title, introduction }) => ({
        ...{ uri: DISHES + slug, name: slug, title, description: introduction },
        mimeType: 'text/markdown',
      })),
      ...(from + PAGE < dishes.length ? { nextCursor: String(from + PAGE) } : {}),
    };
  });
  server.setRequestHandler(ReadResourceRequestSchema, ({ params }, { signal }) =>
    readDish(deps, params.uri, signal),
  );
  return server;
}

const TOOLS = KITCHEN_TOOLS.map(({ name, title, description, input }) => ({
  ...{ name, title, description, annotations: { title, ...READ_ONLY } },
  inputSchema: { type: 'object' as const, ...inputSchemaOf(input.extend(whomFor.shape)) },
}));

async function callTool(deps: McpDeps, name: string, sent: object, signal: AbortSignal) {
  const whom = whomFor.safeParse(sent);
  if (!whom.success) return problem(describeIssues(name, whom.error));
  const { avoid = [], people, measures } = whom.data;
  const unknown = unknownAmong(deps.kitchen, avoid);
  if (unknown !== undefined) return problem(unknown);
  const user = { avoided: withMore(deps.avoided, avoid), units: measures, people };
  try {
    const answer = await deps.jobRunner.run('tool', { name, input: sent, user }, signal);
    if ('problem' in answer) return problem(answer.problem);
    const text = JSON.stringify(answer.data);
    return { content: [{ type: 'text' as const, text }], structuredContent: { ...answer.data } };
  } catch (error) {
    if (error instanceof Refusal) return problem(error.message);
    throw error;
  }
}

/** What the call says is added to what is known, and takes nothing away. */
function withMore(avoided: Avoided = NOBODY, names: readonly string[] = []): Avoided {
  const said = sortAvoided(names);
  return {
    allergies: [...new Set([...avoided.allergies, ...said.allergies])],
    diets: [...new Set([...avoided.diets, ...said.diets])],
    otherFoods: [...new Set([...avoided.otherFoods, ...said.otherFoods])],
  };
}

function problem(text: string) {
  return { content: [{ type: 'text' as const, text }], isError: true };
}

async function readDish(deps: McpDeps, uri: string, signal: AbortSignal) {
  const slug = uri.startsWith(DISHES) ? uri.slice(DISHES.length) : '';
  const isThere = deps.kitchen.cookbook.dishes.some((dish) => dish.slug === slug);
  if (!isThere) throw new McpError(ErrorCode.InvalidParams, `There is no dish at ${uri}.`);
  const user = { avoided: withMore(deps.avoided) };
  const card = await deps.jobRunner.run('dish', { wanted: { dish: slug }, user }, signal);
  if ('refused' in card) throw new McpError(ErrorCode.InvalidParams, card.refused);
  const { recipeName, introduction, servings, minutes, ingredients, instructions, tips } =
    card.recipe;
  const text = [
    ...[`# ${recipeName}`, '', introduction, '', `For ${servings}, ${minutes} minutes.`, ''],
    ...['## Ingredients', '', ...ingredients.map((line) => `- ${line}`), ''],
    ...['## Instructions', '', ...instructions.map((line, at) => `${at + 1}. ${line}`)],
    ...tips.flatMap((tip) => ['', `Tip: ${tip}`]),
  ].join('\n');
  return { contents: [{ uri, mimeType: 'text/markdown', text }] };
}
