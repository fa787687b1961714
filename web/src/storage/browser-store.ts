/** Every read and write of browser storage goes through here: a blocked, full or corrupt store is logged and never stops the app. */

/** Spec 9; the names the spec leaves open are those of the design. */
export const KEYS = {
  messages: 'chatMessages',
  lastActive: 't_active',
  savedRecipes: 'savedRecipes',
  preferences: 'preferences',
  accessToken: 'accessToken',
  refreshToken: 'refreshToken',
  saveWishes: 'saveWishes',
  newcomer: 'newcomer',
  keptNeeds: 'keptNeeds',
  toldNeeds: 'toldNeeds',
  toldFoods: 'toldFoods',
  foodMarks: 'foodMarks',
  settingsDrafts: 'settingsDrafts',
  needsAsked: 'needsAsked',
  cooking: 'cooking',
  chatDraft: 'chatDraft',
  setAside: 'setAside',
  visitorLinks: 'visitorLinks',
} as const;

/** `session` is for the tokens of somebody who does not want to stay signed in. */
export type Area = 'local' | 'session';

/** Reading the property alone throws where storage is blocked, so each use asks again. */
function storageOf(area: Area): Storage {
  return area === 'local' ? window.localStorage : window.sessionStorage;
}

/** Spec 8: storage failures are logged only. */
function orLog<T>(doing: string, work: () => T, otherwise: T): T {
  try {
    return work();
  } catch (error) {
    console.warn(`Browser storage failed while ${doing}.`, error);
    return otherwise;
  }
}

export function readText(key: string, area: Area = 'local'): string | null {
  return orLog(`reading ${key}`, () => storageOf(area).getItem(key), null);
}

/** Answers whether it was kept. */
export function writeText(key: string, value: string, area: Area = 'local'): boolean {
  return orLog(
    `writing ${key}`,
    () => {
      storageOf(area).setItem(key, value);
      return true;
    },
    false,
  );
}

export function remove(key: string, area: Area = 'local'): void {
  orLog(`removing ${key}`, () => storageOf(area).removeItem(key), undefined);
}

/** `undefined` when there is nothing, or nothing readable. */
export function readJson(key: string, area: Area = 'local'): unknown {
  const text = readText(key, area);
  if (text === null) return undefined;
  return orLog(`parsing ${key}`, () => JSON.parse(text) as unknown, undefined);
}

export function writeJson(key: string, value: unknown, area: Area = 'local'): boolean {
  return writeText(key, JSON.stringify(value), area);
}

/** Calls back when another tab changes the key, or empties the whole store. Answers how to stop. */
export function onChangeElsewhere(key: string, changed: () => void): () => void {
  const listener = (event: StorageEvent) => {
    if (event.key === key || event.key === null) changed();
  };
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}
