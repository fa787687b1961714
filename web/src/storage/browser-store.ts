/** Reads and writes localStorage and sessionStorage; failures are logged and never thrown. */

/** Storage keys; spec 9 defines some of them. The values must not change, because browsers hold data under them. */
export const KEYS = {
  messages: 'chatMessages',
  lastActive: 't_active',
  savedRecipes: 'savedRecipes',
  preferences: 'preferences',
  accessToken: 'accessToken',
  refreshToken: 'refreshToken',
  pendingSaves: 'saveWishes',
  signUpEmail: 'newcomer',
  localNeeds: 'keptNeeds',
  needStatements: 'toldNeeds',
  otherFoods: 'toldFoods',
  otherFoodSources: 'foodMarks',
  settingsDrafts: 'settingsDrafts',
  needsAsked: 'needsAsked',
  cookingProgress: 'cooking',
  cookMode: 'cookMode',
  cookNotes: 'cookNotes',
  timers: 'timers',
  initials: 'initials',
  chatDraft: 'chatDraft',
  suspendedData: 'setAside',
  visitorLinks: 'visitorLinks',
  swapHint: 'swapHint',
} as const;

/** `session` is also used for the tokens of a user who does not want to stay signed in. */
export type StorageArea = 'local' | 'session';

/** Accessing the property throws if storage is blocked, so it is read inside `withLogging` at each use. */
function getStorage(area: StorageArea): Storage {
  return area === 'local' ? window.localStorage : window.sessionStorage;
}

/** Spec 8: storage failures are logged only. */
function withLogging<T>(doing: string, work: () => T, fallback: T): T {
  try {
    return work();
  } catch (error) {
    console.warn(`Browser storage failed while ${doing}.`, error);
    return fallback;
  }
}

export function readText(key: string, area: StorageArea = 'local'): string | null {
  return withLogging(`reading ${key}`, () => getStorage(area).getItem(key), null);
}

/** Returns whether it was stored. */
export function writeText(key: string, value: string, area: StorageArea = 'local'): boolean {
  return withLogging(
    `writing ${key}`,
    () => {
      getStorage(area).setItem(key, value);
      return true;
    },
    false,
  );
}

export function removeKey(key: string, area: StorageArea = 'local'): void {
  withLogging(`removing ${key}`, () => getStorage(area).removeItem(key), undefined);
}

/** `undefined` if the key is missing or malformed. */
export function readJson(key: string, area: StorageArea = 'local'): unknown {
  const text = readText(key, area);
  if (text === null) return undefined;
  return withLogging(`parsing ${key}`, () => JSON.parse(text) as unknown, undefined);
}

export function writeJson(key: string, value: unknown, area: StorageArea = 'local'): boolean {
  return writeText(key, JSON.stringify(value), area);
}

/** Calls back when another tab changes the key, or clears the storage. Returns an unsubscribe function. */
export function onOtherTabChange(key: string, onChange: () => void): () => void {
  const listener = (event: StorageEvent) => {
    if (event.key === key || event.key === null) onChange();
  };
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}
