/** Lets a model call the kitchen's tools: asks it, runs what it calls, gives it the results, and asks again, within bounds. */
import type { ModelCall, ModelInput, ModelMessage, ModelThought, ModelTool } from './ask-model.ts';

/** What came of a call: `serves` is the card with which the reply ends. */
export interface CallResult<Served> {
  /** For the model, as JSON or a sentence. */
  readonly output: object | string;
  readonly serves?: Served | undefined;
}

export interface ToolRounds<Served> {
  readonly input: ModelInput;
  readonly tools: readonly ModelTool[];
  /** One call to the provider. */
  readonly ask: (input: ModelInput) => AsyncIterable<string | ModelCall | ModelThought>;
  /** Never throws but for the end of the whole reply. */
  readonly run: (name: string, input: unknown) => Promise<CallResult<Served>>;
}

/** So many times a model is asked for one reply; in the last it has to answer. */
export const MAX_ROUNDS = 6;
const MAX_CALLS = 12;
/** Of what a call was given, in characters. */
const MAX_INPUT = 20_000;
const ENOUGH = 'No more calls can be made for this answer: answer the person now.';

/** Yields the text of all rounds, and what is to be served in the end, if a call says so. */
export async function* talkWithTools<Served>({
  input,
  tools,
  ask,
  run,
}: ToolRounds<Served>): AsyncGenerator<string | { readonly serves: Served }> {
  const rounds: ModelMessage[] = [];
  let called = 0;
  for (let round = 1; round <= MAX_ROUNDS; round += 1) {
    const said: { text: string; calls: ModelCall[]; thoughts: ModelThought[] } = {
      ...{ text: '', calls: [], thoughts: [] },
    };
    const isLast = round === MAX_ROUNDS || called >= MAX_CALLS;
    for await (const part of ask({ ...input, tools, rounds, isLast })) {
      if (typeof part === 'string') {
        said.text += part;
        yield part;
      } else if (part.type === 'thought') said.thoughts.push(part);
      else said.calls.push(part);
    }
    if (said.calls.length === 0 || isLast) return;
    const results: { call: ModelCall; output: object | string }[] = [];
    for (const call of said.calls) {
      called += 1;
      const { output, serves } =
        called > MAX_CALLS ? { output: ENOUGH } : await run(call.toolName, inputOf(call));
      if (serves !== undefined) return yield { serves };
      results.push({ call, output });
    }
    rounds.push(toMessage(said), { role: 'tool', content: results.map(toResult) });
    // What was said before a call and what comes after it are two paragraphs.
    if (said.text.trim() !== '') yield '\n\n';
  }
}

/** Undefined where it is no JSON: the tool then says what it wants. */
function inputOf({ input }: ModelCall): unknown {
  try {
    return input.length > MAX_INPUT ? undefined : JSON.parse(input || '{}');
  } catch {
    return undefined;
  }
}

function toMessage({
  text,
  calls,
  thoughts,
}: {
  text: string;
  calls: readonly ModelCall[];
  thoughts: readonly ModelThought[];
}): ModelMessage {
  return {
    role: 'assistant',
    content: [
      ...thoughts.flatMap(({ text, metadata }) =>
        metadata ? [{ type: 'reasoning' as const, text, providerOptions: metadata }] : [],
      ),
      ...(text.trim() === '' ? [] : [{ type: 'text' as const, text }]),
      ...calls.map((call) => ({
        type: 'tool-call' as const,
        toolCallId: call.toolCallId,
        toolName: call.toolName,
        input: inputOf(call) ?? {},
        ...(call.providerMetadata ? { providerOptions: call.providerMetadata } : {}),
      })),
    ],
  };
}

function toResult({ call, output }: { call: ModelCall; output: object | string }) {
  const { toolCallId, toolName } = call;
  const value = typeof output === 'string' ? output : JSON.stringify(output);
  return {
    ...{ type: 'tool-result' as const, toolCallId, toolName },
    output: { type: 'text' as const, value },
  };
}
