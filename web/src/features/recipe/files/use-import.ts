/** State of the import dialog: reads all sources for review, then saves the selected recipes. */
import { useEffect, useRef, useState } from 'react';
import { toFailure } from '../../../api/failure.ts';
import { importStrings as strings } from '../../../strings/recipe-files.ts';
import { useSavedIds } from '../../../user/saved-ids.ts';
import { type ImportItem, readSource, saveItem } from './import-item.ts';
import { type ImportProblem, type RecipeSource, readFiles } from './recipe-sources.ts';

export interface ImportTask {
  readonly items: readonly ImportItem[];
  readonly problems: readonly ImportProblem[];
  /** The task under way; empty if there is none. */
  readonly busy: '' | 'reading' | 'saving';
  readonly progress: Progress;
  readonly isPaused: boolean;
  readonly readText: (text: string) => void;
  readonly readFiles: (files: readonly File[]) => void;
  readonly select: (key: string, isSelected: boolean) => void;
  readonly save: () => void;
  readonly saveTwice: (item: ImportItem) => void;
  readonly reset: () => void;
}

interface Progress {
  readonly done: number;
  readonly total: number;
}
const NO_PROGRESS: Progress = { done: 0, total: 0 };

/** An address and nothing else, which cannot be imported: the server never fetches addresses for users. */
const LINK_ONLY = /^\s*(?:https?:\/\/|www\.)\S+\s*$/i;

export function useImport(onImported: () => void): ImportTask {
  const [items, setItems] = useState<readonly ImportItem[]>([]);
  const [problems, setProblems] = useState<readonly ImportProblem[]>([]);
  const [busy, setBusy] = useState<ImportTask['busy']>('');
  const [progress, setProgress] = useState(NO_PROGRESS);
  const [isPaused, setIsPaused] = useState(false);
  const savedIds = useSavedIds();
  const running = useRef<AbortController>(undefined);
  // Leaving the page aborts the task.
  useEffect(() => () => running.current?.abort(), []);

  const runTask = async (
    kind: 'reading' | 'saving',
    task: (retryOptions: RetryOptions) => Promise<void>,
  ) => {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    setBusy(kind);
    setProgress(NO_PROGRESS);
    try {
      await task({ signal: controller.signal, onPause: setIsPaused });
    } finally {
      running.current = undefined;
      setBusy('');
    }
  };
  const replace = (changed: ImportItem) =>
    setItems((all) => all.map((item) => (item.key === changed.key ? changed : item)));

  const readAll = (sources: readonly RecipeSource[], known: readonly ImportProblem[]) =>
    runTask('reading', async (retryOptions) => {
      const read = await readSources(sources, retryOptions, setProgress);
      setItems(read.items.map((item) => markIfSaved(item, savedIds)));
      setProblems([...known, ...read.problems]);
    });
  const saveAll = (selected: readonly ImportItem[], allowDuplicate: boolean) =>
    runTask('saving', async (retryOptions) => {
      for (const [at, item] of selected.entries()) {
        if (retryOptions.signal.aborted) return;
        setProgress({ done: at, total: selected.length });
        replace(await saveItem(item, allowDuplicate, retryOptions));
      }
      onImported();
    });
  return {
    items,
    problems,
    busy,
    progress,
    isPaused,
    readText: (text) => {
      if (!LINK_ONLY.test(text)) return void readAll([{ text }], []);
      setProblems([{ item: strings.pasted, message: strings.link }]);
    },
    readFiles: (files) =>
      void readFiles(files).then((found) => readAll(found.sources, found.problems)),
    select: (key, isSelected) =>
      setItems((all) => all.map((item) => (item.key === key ? { ...item, isSelected } : item))),
    save: () =>
      void saveAll(
        items.filter(({ isSelected }) => isSelected),
        false,
      ),
    saveTwice: (item) => void saveAll([item], true),
    reset: () => {
      setItems([]);
      setProblems([]);
    },
  };
}

interface RetryOptions {
  readonly signal: AbortSignal;
  readonly onPause: (isPaused: boolean) => void;
}

async function readSources(
  sources: readonly RecipeSource[],
  retryOptions: RetryOptions,
  onProgress: (progress: Progress) => void,
): Promise<{ items: ImportItem[]; problems: ImportProblem[] }> {
  const items: ImportItem[] = [];
  const problems: ImportProblem[] = [];
  for (const [at, source] of sources.entries()) {
    if (retryOptions.signal.aborted) break;
    onProgress({ done: at, total: sources.length });
    const sourceName = source.fileName ?? strings.pasted;
    try {
      const reply = await readSource(source, retryOptions);
      for (const { recipe } of reply.recipes) {
        const key = `recipe ${items.length}`;
        items.push({ key, source: sourceName, recipe, isSelected: true, state: 'read' });
      }
      problems.push(...reply.problems.map((one) => ({ ...one, item: one.item || sourceName })));
    } catch (error) {
      problems.push({ item: sourceName, message: toFailure(error).message });
    }
  }
  return { items, problems };
}

/** Deselects a recipe that is saved under its id already. */
function markIfSaved(item: ImportItem, savedIds: ReadonlySet<string>): ImportItem {
  const isSaved = item.recipe.recipeId !== undefined && savedIds.has(item.recipe.recipeId);
  return isSaved ? { ...item, state: 'already-saved', isSelected: false } : item;
}
