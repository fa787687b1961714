/** Chunk groups of the first load: few and large, because each request has a cost and small files compress badly. */
import { fileURLToPath } from 'node:url';
import { PAGES } from '@saffron/contract/paths';
import type { Rolldown } from 'vite';

export const APP = resolveModule('src/app/main.tsx');
export const CHAT = resolveModule('src/screens/ChatScreen.tsx');
/** Modules of the screens by path; the shared page has a document of its own. */
export const SCREENS: Readonly<Record<string, string>> = {
  [PAGES.root]: CHAT,
  [PAGES.chat]: CHAT,
  [PAGES.savedRecipes]: resolveModule('src/screens/SavedRecipesScreen.tsx'),
  [PAGES.login]: resolveModule('src/screens/LoginScreen.tsx'),
  [PAGES.signUp]: resolveModule('src/screens/SignUpScreen.tsx'),
  [PAGES.checkEmail]: resolveModule('src/screens/CheckEmailScreen.tsx'),
  [PAGES.confirmEmail]: resolveModule('src/screens/ConfirmEmailScreen.tsx'),
  [PAGES.resetPassword]: resolveModule('src/screens/ResetPasswordScreen.tsx'),
  [PAGES.terms]: resolveModule('src/screens/TermsScreen.tsx'),
};
export const CARD = resolveModule('src/screens/ChatCard.tsx');
const SHARED_PAGE = resolveModule('src/app/shared-page.ts');
/** Loaded by the shared page for viewers with needs. */
const SHARED_CHECK = resolveModule('src/screens/shared-page/render-check-report.ts');

/** Modules that every screen uses; none should load the chat or the card because of them. */
const SHARED_MODULES = /\/web\/src\/(?:ui|user)\//;
const ICON = /^\0icon:/;
/** Modules that run when they are imported, so they must not share a chunk with others. */
const SHARED_PAGE_ONLY = /\/web\/src\/(?:app\/shared-page\.ts|screens\/shared-page\/)/;

function resolveModule(file: string): string {
  return fileURLToPath(new URL(`../${file}`, import.meta.url));
}

type Chunking = Parameters<Rolldown.CodeSplittingNameFunction>[1];

/** A module and all its static imports, direct and indirect. */
function findStaticImports(entry: string, chunking: Chunking): ReadonlySet<string> {
  const found = new Set<string>([entry]);
  for (const id of found) {
    for (const next of chunking.getModuleInfo(id)?.importedIds ?? []) found.add(next);
  }
  return found;
}

/**
 * Separates what the small shared page needs from the app, and the recipe card, which other screens show too, from the
 * chat.
 */
export function createFirstLoadGroups(): Rolldown.CodeSplittingGroup[] {
  const importsOf = new Map<string, ReadonlySet<string>>();
  const isPartOf = (entry: string, id: string, chunking: Chunking) => {
    if (!importsOf.has(entry)) importsOf.set(entry, findStaticImports(entry, chunking));
    return importsOf.get(entry)?.has(id) === true;
  };
  /** A module goes into the first group that it matches. */
  const createGroup = (
    name: string,
    matches: (needs: (entry: string) => boolean, id: string) => boolean,
  ) => ({
    debugName: name,
    name: (id: string, chunking: Chunking) =>
      matches((entry) => isPartOf(entry, id, chunking), id) ? name : null,
  });
  const groups = [
    createGroup('base', (needs) => needs(SHARED_PAGE) && (needs(APP) || needs(CHAT))),
    createGroup('recipe', (needs, id) => needs(SHARED_PAGE) && !SHARED_PAGE_ONLY.test(id)),
    createGroup('check', (needs) => needs(SHARED_CHECK) && needs(CARD)),
    createGroup('viewer-check', (needs, id) => needs(SHARED_CHECK) && !SHARED_PAGE_ONLY.test(id)),
    createGroup('app', (needs, id) => {
      const isUsedElsewhere = SHARED_MODULES.test(id) || needs(CARD);
      return needs(APP) || (isUsedElsewhere && needs(CHAT));
    }),
    createGroup('chat', (needs) => needs(CHAT)),
    createGroup(
      'shared-ui',
      (needs, id) => ICON.test(id) || (SHARED_MODULES.test(id) && needs(CARD)),
    ),
    createGroup('card', (needs) => needs(CARD)),
  ];
  return groups.map((group, index) => ({ ...group, priority: groups.length - index }));
}
