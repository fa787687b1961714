/** Cuts the first load into few pieces: each request costs headers and a round trip, and small pieces pack badly. */
import { fileURLToPath } from 'node:url';
import { PAGES } from '@saffron/contract/paths';
import type { Rolldown } from 'vite';

export const APP = moduleAt('src/app/main.tsx');
export const CHAT = moduleAt('src/screens/ChatScreen.tsx');
/** The screens by their addresses; a shared recipe has a document of its own. */
export const SCREENS: Readonly<Record<string, string>> = {
  [PAGES.root]: CHAT,
  [PAGES.chat]: CHAT,
  [PAGES.savedRecipes]: moduleAt('src/screens/SavedRecipesScreen.tsx'),
  [PAGES.login]: moduleAt('src/screens/LoginScreen.tsx'),
  [PAGES.signUp]: moduleAt('src/screens/SignUpScreen.tsx'),
  [PAGES.checkEmail]: moduleAt('src/screens/CheckEmailScreen.tsx'),
  [PAGES.confirmEmail]: moduleAt('src/screens/ConfirmEmailScreen.tsx'),
  [PAGES.resetPassword]: moduleAt('src/screens/ResetPasswordScreen.tsx'),
  [PAGES.terms]: moduleAt('src/screens/TermsScreen.tsx'),
};
export const CARD = moduleAt('src/screens/ChatCard.tsx');
const SHARED_PAGE = moduleAt('src/app/shared-page.ts');

/** Buttons, icons and who is here belong to every screen: none should fetch the chat or the card for their sake. */
const FURNITURE = /\/web\/src\/(?:ui|person)\//;
const ICON = /^\0icon:/;

function moduleAt(file: string): string {
  return fileURLToPath(new URL(`../${file}`, import.meta.url));
}

type Chunking = Parameters<Rolldown.CodeSplittingNameFunction>[1];

/** A module and everything it imports at once. */
function closureOf(entry: string, chunking: Chunking): ReadonlySet<string> {
  const found = new Set<string>([entry]);
  for (const id of found) {
    for (const next of chunking.getModuleInfo(id)?.importedIds ?? []) found.add(next);
  }
  return found;
}

/**
 * What the small page of a shared recipe needs stays apart from the app, and the card, which other screens
 * show too, apart from the chat.
 */
export function firstLoadPieces(): Rolldown.CodeSplittingGroup[] {
  const known = new Map<string, ReadonlySet<string>>();
  const isPartOf = (entry: string, id: string, chunking: Chunking) => {
    if (!known.has(entry)) known.set(entry, closureOf(entry, chunking));
    return known.get(entry)?.has(id) === true;
  };
  const piece = (name: string, priority: number, ...entries: readonly string[]) => ({
    debugName: name,
    priority,
    name: (id: string, chunking: Chunking) =>
      entries.every((entry) => isPartOf(entry, id, chunking)) ? name : null,
  });
  const isFurniture = (id: string, chunking: Chunking) =>
    ICON.test(id) || (FURNITURE.test(id) && isPartOf(CARD, id, chunking));
  return [
    piece('base', 6, SHARED_PAGE, APP),
    piece('shared', 5, SHARED_PAGE, CHAT),
    piece('shared', 5, SHARED_PAGE, CARD),
    {
      ...piece('app', 4, APP),
      name: (id: string, chunking: Chunking) => {
        const isWantedElsewhere = FURNITURE.test(id) || isPartOf(CARD, id, chunking);
        const isFromStart = isWantedElsewhere && isPartOf(CHAT, id, chunking);
        return isFromStart || isPartOf(APP, id, chunking) ? 'app' : null;
      },
    },
    piece('chat', 3, CHAT),
    {
      debugName: 'furniture',
      priority: 2,
      name: (id, chunking) => (isFurniture(id, chunking) ? 'furniture' : null),
    },
    piece('card', 1, CARD),
  ];
}
