/** What a tool of the kitchen is: a name, what it is for, the schema of its input, and what it does. */
import type { ToolTable } from '@saffron/kitchen/tools/table';
import type { z } from 'zod';

export interface KitchenTool {
  readonly name: string;
  /** For people. */
  readonly title: string;
  /** For a language model or another program: what it does and when it is of use. */
  readonly description: string;
  readonly input: z.ZodObject;
  /** @param input as the schema has parsed it. @returns data, or an object with `refused` and a sentence */
  readonly run: (tools: ToolTable, input: unknown) => object;
}

/** Ties the type of the input to its schema, by which whoever runs it has parsed it. */
export function defineTool<Input extends z.ZodObject>(
  tool: Omit<KitchenTool, 'input' | 'run'> & {
    readonly input: Input;
    readonly run: (tools: ToolTable, input: z.output<Input>) => object;
  },
): KitchenTool {
  return { ...tool, run: (tools, input) => tool.run(tools, input as z.output<Input>) };
}
