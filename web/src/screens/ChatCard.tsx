/** The card as the chat shows it: who is not signed in is asked to be when they save. */
import type { CardSlotProps } from '../features/chat/card-slot.ts';
import { RecipeCard } from '../features/recipe/card/RecipeCard.tsx';
import { askToSignIn } from './SignInPlace.tsx';

export default function ChatCard(props: CardSlotProps) {
  return <RecipeCard {...props} onVisitorSaves={askToSignIn} />;
}
