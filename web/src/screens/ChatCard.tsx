/** Recipe card for the chat, with the sign-in prompt on Save. */
import type { CardSlotProps } from '../features/chat/list/card-slot.ts';
import { RecipeCard } from '../features/recipe/card/RecipeCard.tsx';
import { showSignInPrompt } from '../user/sign-in-prompt.ts';

export default function ChatCard(props: CardSlotProps) {
  return <RecipeCard {...props} onSignInRequired={showSignInPrompt} />;
}
