/** Bringing recipes in, in two steps: everything is read and looked at first, then what is wished for is saved. */
import { useEffect, useRef, useState } from 'react';
import { failureOf } from '../../../api/failure.ts';
import { useSavedIds } from '../../../person/saved-ids.ts';
import { importWords as words } from '../../../words/recipe-files.ts';
import { type ImportItem, readSource, saveItem } from './import-item.ts';
import { type Problem, type RecipeSource, readFiles } from './recipe-sources.ts';

export interface Import {
  readonly items: readonly ImportItem[];
  readonly problems: readonly Problem[];
  /** What is being done now; empty at rest. */
  readonly busy: '' | 'reading' | 'saving';
  readonly progress: Progress;
  readonly pausing: boolean;
  readonly readText: (text: string) => void;
  readonly readChosen: (files: readonly File[]) => void;
  readonly choose: (key: string, chosen: boolean) => void;
  readonly save: () => void;
  readonly saveTwice: (item: ImportItem) => void;
  readonly forget: () => void;
}

interface Progress {
  readonly done: number;
  readonly all: number;
}
const NOTHING: Progress = { done: 0, all: 0 };

/** An address and nothing else; the server never calls out for anybody. */
const LINK = /^\s*(?:https?:\/\/|www\.)\S+\s*$/i;

export function useImport(onImported: () => void): Import {
  const [items, setItems] = useState<readonly ImportItem[]>([]);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [busy, setBusy] = useState<Import['busy']>('');
  const [progress, setProgress] = useState(NOTHING);
  const [pausing, setPausing] = useState(false);
  const savedIds = useSavedIds();
  const running = useRef<AbortController>(undefined);
  // Whoever leaves the page has no more use for it.
  useEffect(() => () => running.current?.abort(), []);

  const work = async (kind: 'reading' | 'saving', does: (patience: Patience) => Promise<void>) => {
    if (running.current) return;
    const leaving = new AbortController();
    running.current = leaving;
    setBusy(kind);
    setProgress(NOTHING);
    try {
      await does({ signal: leaving.signal, onPause: setPausing });
    } finally {
      running.current = undefined;
      setBusy('');
    }
  };
  const replace = (changed: ImportItem) =>
    setItems((all) => all.map((item) => (item.key === changed.key ? changed : item)));

  const readAll = (sources: readonly RecipeSource[], known: readonly Problem[]) =>
    work('reading', async (patience) => {
      const read = await readSources(sources, patience, setProgress);
      setItems(read.items.map((item) => unlessKept(item, savedIds)));
      setProblems([...known, ...read.problems]);
    });
  const saveAll = (wanted: readonly ImportItem[], allowDuplicate: boolean) =>
    work('saving', async (patience) => {
      for (const [at, item] of wanted.entries()) {
        if (patience.signal.aborted) return;
        setProgress({ done: at, all: wanted.length });
        replace(await saveItem(item, allowDuplicate, patience));
      }
      onImported();
    });
  return {
    items,
    problems,
    busy,
    progress,
    pausing,
    readText: (text) => {
      if (!LINK.test(text)) return void readAll([{ text }], []);
      setProblems([{ item: words.pasted, message: words.link }]);
    },
    readChosen: (files) =>
      void readFiles(files).then((found) => readAll(found.sources, found.problems)),
    choose: (key, chosen) =>
      setItems((all) => all.map((item) => (item.key === key ? { ...item, chosen } : item))),
    save: () =>
      void saveAll(
        items.filter(({ chosen }) => chosen),
        false,
      ),
    saveTwice: (item) => void saveAll([item], true),
    forget: () => {
      setItems([]);
      setProblems([]);
    },
  };
}

interface Patience {
  readonly signal: AbortSignal;
  readonly onPause: (pausing: boolean) => void;
}

async function readSources(
  sources: readonly RecipeSource[],
  patience: Patience,
  onProgress: (progress: Progress) => void,
): Promise<{ items: ImportItem[]; problems: Problem[] }> {
  const items: ImportItem[] = [];
  const problems: Problem[] = [];
  for (const [at, source] of sources.entries()) {
    if (patience.signal.aborted) break;
    onProgress({ done: at, all: sources.length });
    const from = source.fileName ?? words.pasted;
    try {
      const reply = await readSource(source, patience);
      for (const { recipe } of reply.recipes) {
        const key = `recipe ${items.length}`;
        items.push({ key, from, recipe, chosen: true, state: 'read' });
      }
      problems.push(...reply.problems.map((one) => ({ ...one, item: one.item || from })));
    } catch (error) {
      problems.push({ item: from, message: failureOf(error).message });
    }
  }
  return { items, problems };
}

/** What is kept under its own id already needs no second look. */
function unlessKept(item: ImportItem, savedIds: ReadonlySet<string>): ImportItem {
  const isKept = item.recipe.recipeId !== undefined && savedIds.has(item.recipe.recipeId);
  return isKept ? { ...item, state: 'already-saved', chosen: false } : item;
}
