/** Asks the chef, beside the conversation, what fits in place of a food of the card; lazily loaded. */
import { recipeStrings } from '../../../strings/recipe.ts';
import type { SwapOffer } from '../../../user/chat-requests.ts';
import { askChef } from './ask-chef.ts';
import type { RequestContext } from './chat-request.ts';
import { LiveReply } from './live-reply.ts';
import { createId, createUserMessage, type Message, type RecipeMessage } from './message.ts';

interface SwapQuestion {
  readonly messages: readonly Message[];
  readonly context: RequestContext;
  /** Called with the card as it is to stand there, checked again by the server. */
  readonly onChanged: (message: RecipeMessage) => void;
}

export async function findSwap(
  food: string,
  { messages, context, onChanged }: SwapQuestion,
): Promise<SwapOffer> {
  const ask = async (asked: readonly Message[]): Promise<Message | undefined> => {
    const units = context.settings.measurementUnits;
    const { signal } = new AbortController();
    const question = { id: createId(), asked, context, units, signal, onNeedsHeard: () => {} };
    return (await askChef(question, new LiveReply()))[0];
  };
  const question = createUserMessage(recipeStrings.whatInstead(food));
  const answer = await ask([...messages, question]);
  const offered = answer && readOffer(answer);
  const take = async () => {
    if (!answer) return recipeStrings.noSwap;
    const yes = createUserMessage(recipeStrings.takeSwap);
    const changed = await ask([...messages, question, answer, yes]);
    if (changed?.tag !== 'recipe' || changed.outcome) return readText(changed);
    onChanged(changed);
    return undefined;
  };
  return { text: readText(answer), take, ...(offered ? { food: offered } : {}) };
}

/** What went wrong tells more than the apology above it. */
function readText(message: Message | undefined): string {
  if (!message || message.tag === 'recipe') return recipeStrings.noSwap;
  return message.note ?? message.text;
}

/** "leeks" of what the memo says was offered: "onions -> leeks". */
function readOffer({ memo }: Message): string | undefined {
  const asked = memo?.asked;
  if (asked?.kind !== 'offer' || asked.act !== 'swap') return undefined;
  return asked.about?.split(' -> ')[1];
}
