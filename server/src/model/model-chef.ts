/** The chef that asks a language model: renders the prompt, lets it use the kitchen, reads its answer and converts its units. */
import { EMPTY_MEMO, type Memo } from '@saffron/kitchen/chef/memo';
import type { Kitchen } from '@saffron/kitchen/kitchen';
import { rewriteLine, rewriteStep } from '@saffron/kitchen/measure';
import { withOwnCard } from '@saffron/kitchen/tools/lay-own';
import {
  type Chef,
  type ChefPiece,
  type ChefRequest,
  ChefUnavailableError,
  UnusableReplyError,
} from '../chat/chef-types.ts';
import type { JobRunner } from '../kitchen/job-runner.ts';
import { type CallUsage, createCallUsage, type ModelInput } from './ask-model.ts';
import { describeState } from './describe-state.ts';
import { dropRefusedSentences } from './drop-refused-sentences.ts';
import { type KitchenDesk, MODEL_TOOLS, openKitchenDesk, type ServedDish } from './kitchen-desk.ts';
import { noteKitchen } from './kitchen-notes.ts';
import { callModel, type ModelCallDeps } from './model-call.ts';
import { findNamedDish } from './named-dish.ts';
import { createOwnWorkKeeper } from './own-work.ts';
import type { Prompt } from './prompt.ts';
import { createRecipeValidator } from './recipe-validator.ts';
import { createReplyReader } from './reply-reader.ts';
import { memoWithDish, servedPieces } from './served-dish.ts';
import { talkWithTools } from './tool-rounds.ts';

export interface ModelChefDeps extends ModelCallDeps {
  readonly kitchen: Kitchen;
  /** Where tools are run. */
  readonly jobRunner: JobRunner;
  readonly prompt: Prompt;
}

type Spoken = AsyncIterable<string | { readonly serves: ServedDish }>;

export function createModelChef(deps: ModelChefDeps): Chef {
  const pages = new Map(deps.kitchen.cookbook.dishes.map((dish) => [dish.slug, dish]));
  /** Until the provider has said that this model cannot call tools. */
  let callsTools = true;
  return {
    answer: async function* (chefRequest, signal) {
      const { brief, memo: sent = EMPTY_MEMO } = chefRequest;
      const memo = brief?.memo ?? sent;
      const units = brief?.units ?? memo.units ?? chefRequest.units;
      const request = { ...chefRequest, units };
      const { card } = withOwnCard(memo);
      const user = toolUserOf(request, memo);
      const desk = openKitchenDesk(deps.jobRunner, user, card, signal, brief?.language);
      const work = createOwnWorkKeeper();
      const usage = createCallUsage();
      const word = deps.prompt.wordsFor(request);
      const state = brief && describeState(brief, (slug) => pages.get(slug)?.title, word);
      const turns = withEarlierMessages(chefRequest);
      const ask = (input: ModelInput) =>
        callModel(deps, input, Object.assign(usage, createCallUsage()), signal);
      const talk = async function* (): Spoken {
        if (callsTools) {
          const input = { system: deps.prompt.render(request, state), turns };
          try {
            return yield* talkWithTools({ input, tools: MODEL_TOOLS, ask, run: desk.run });
          } catch (error) {
            if (!refusesTools(error, usage)) throw error;
            callsTools = false;
          }
        }
        const notes = await noteKitchen(deps.jobRunner, request, memo, signal);
        for await (const part of ask({ system: deps.prompt.render(request, state, notes), turns }))
          if (typeof part === 'string') yield part;
      };
      let served: ServedDish | undefined;
      for await (const piece of readAnswer(deps, request, usage, desk, talk())) {
        if (piece.kind === 'dish') {
          served = piece.served;
          yield* servedPieces(served, pages.get(served.card.dish));
        } else {
          work.note(piece);
          yield piece;
        }
      }
      yield { kind: 'memo', memo: served ? memoWithDish(memo, served) : work.memoAfter(memo) };
    },
  };
}

function toolUserOf({ extractedNeeds, units }: ChefRequest, { people, lacking, own }: Memo) {
  return { person: extractedNeeds, units, people, lacking, own: own?.card };
}

const REFUSALS = [400, 404, 405, 422, 501];

/** Whether a provider would not take the call as it was, before the model said a word. */
function refusesTools(error: unknown, usage: CallUsage): boolean {
  if (!(error instanceof ChefUnavailableError) || usage.firstByteMs !== undefined) return false;
  const { statusCode } = (error.cause ?? {}) as { statusCode?: number };
  return statusCode !== undefined && REFUSALS.includes(statusCode);
}

/** Maximum characters of earlier messages sent before the turns. */
const MAX_EARLIER_LENGTH = 1500;

/** The person's earlier messages come before the turns as a user message: in the system prompt they would have our authority. */
function withEarlierMessages({ turns, earlierMessages = [] }: ChefRequest): ChefRequest['turns'] {
  const text = earlierMessages.join('\n').slice(-MAX_EARLIER_LENGTH);
  if (text.trim() === '') return turns;
  return [{ role: 'user', content: `(Earlier in our conversation I said:)\n${text}` }, ...turns];
}

type Answered = ChefPiece | { readonly kind: 'dish'; readonly served: ServedDish };

async function* readAnswer(
  { kitchen }: ModelChefDeps,
  { units, extractedNeeds, retry }: ChefRequest,
  usage: CallUsage,
  desk: KitchenDesk,
  spoken: Spoken,
): AsyncGenerator<Answered> {
  const reader = createReplyReader(kitchen);
  const validator = createRecipeValidator(kitchen);
  /** Sent with every card that is started, also with one that replaces text. */
  const besideCard: ChefPiece[] = [
    { kind: 'numbers', units },
    { kind: 'notes', notes: extractedNeeds.notes },
  ];
  const serve = (pieces: readonly ChefPiece[]): ChefPiece[] =>
    pieces.flatMap((piece) => {
      const allowed = dropRefusedSentences(
        kitchen,
        extractedNeeds,
        convertUnits(kitchen, piece, units),
      );
      if (allowed === undefined) return [];
      validator.checkPiece(allowed);
      const begins = allowed.kind === 'prose' && allowed.field === 'recipeName';
      return begins ? [...besideCard, allowed] : allowed;
    });
  let text = '';
  try {
    for await (const part of spoken) {
      if (typeof part !== 'string') return yield { kind: 'dish', served: part.serves };
      text += part;
      yield* serve(reader.add(part));
    }
  } catch (error) {
    // A card that has all it needs is served even if the connection failed after it.
    if (error instanceof UnusableReplyError || !reader.isServable()) throw error;
  }
  const named = usage.isComplete ? findNamedDish(text) : undefined;
  if (named !== undefined) {
    const { serves, output } = await desk.serve(named, named.words);
    if (serves !== undefined) return yield { kind: 'dish', served: serves };
    throw new UnusableReplyError({ reason: 'that dish does not fit', advice: String(output) });
  }
  yield* serve(reader.finish(usage.isComplete));
  // On the second attempt, minor faults are accepted.
  validator.validate(retry !== undefined);
}

function convertUnits(kitchen: Kitchen, piece: ChefPiece, units: ChefRequest['units']): ChefPiece {
  if (piece.kind !== 'line' || piece.list === 'tips') return piece;
  const rewrite = piece.list === 'ingredients' ? rewriteLine : rewriteStep;
  return { ...piece, text: rewrite(kitchen.measures, piece.text, units) };
}
