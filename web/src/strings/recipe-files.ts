/** UI strings of export, import and print. */
import type { FileFormat } from '@saffron/contract/recipe-files';

const formatRecipeCount = (count: number) => `${count} ${count === 1 ? 'recipe' : 'recipes'}`;
const formatCount = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

export const exportStrings = {
  export: 'Export',
  formats: {
    cook: 'Cooklang (.cook)',
    jsonld: 'Recipe data (JSON-LD)',
    markdown: 'Markdown text (.md)',
  } satisfies Record<FileFormat, string>,
  allAs: (format: string) => `${format}, in one zip`,
  ready: (fileName: string) => `${fileName} is on its way to your downloads.`,
  failed: 'The file could not be made. Please try again.',
} as const;

export const printStrings = {
  checked: 'What was checked',
  from: (host: string) => `From Saffron, ${host}`,
} as const;

export const importStrings = {
  title: 'Import recipes',
  about:
    'Paste the words of a recipe, or choose files: plain text (.txt), a saved web page (.html), what other recipe apps give out (.cook, .md, .json, .jsonld), or the zip that Export all makes.',
  paste: 'Paste recipes here',
  pasted: 'Pasted text',
  choose: 'Choose files',
  drop: 'or drop them here',
  read: 'Read',
  reading: (done: number, all: number) => `Reading ${done} of ${all}…`,
  saving: (done: number, all: number) => `Saving ${done} of ${all}…`,
  pausing: 'The kitchen asked for a short pause; this goes on by itself.',
  found: (count: number) => `Found ${formatRecipeCount(count)}. Nothing is saved yet.`,
  /** The problems are listed below the recipes. */
  unread: (count: number) =>
    count === 1
      ? 'One more could not be read: see below.'
      : `${count} more could not be read: see below.`,
  foundNone: 'No recipe was found.',
  save: (count: number) => `Save ${formatRecipeCount(count)}`,
  savedSome: (count: number) => `${formatRecipeCount(count)} saved.`,
  choice: (name: string) => `Save ${name}`,
  facts: (ingredients: number, steps: number) =>
    `${formatCount(ingredients, 'ingredient')}, ${formatCount(steps, 'step')}`,
  from: (item: string) => `From ${item}`,
  look: 'What was read',
  state: {
    saved: 'Saved',
    'already-saved': 'Already among your recipes',
    'same-name': 'You already have a recipe of this name.',
  },
  saveTwice: 'Save it as well',
  notSaved: (reason: string) => `Not saved: ${reason}`,
  problems: 'Could not be read',
  tooLarge: (limit: string) =>
    `This file is larger than ${limit}, which is more than one recipe needs.`,
  tooMany: (most: number) => `Only the first ${most} files were taken.`,
  unknownKind: 'This kind of file is not read here.',
  notText: 'This file is not text.',
  empty: 'This file is empty.',
  noData: 'This page carries no recipe data. Copy the recipe itself out of it and paste it here.',
  brokenZip: 'This zip could not be opened.',
  link: 'A link cannot be followed from here. Open it, copy the recipe itself and paste it, or save the page and choose the file.',
  emptyZip: 'There are no recipe files in this zip.',
  back: 'Back',
  close: 'Close',
  done: 'Done',
} as const;
