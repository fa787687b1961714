/** Lists the storage keys with personal data, and keeps a copy of them for a day when a session expires;
 * logout.ts and restore-suspended-data.ts use it.
 */
import {
  KEYS,
  readJson,
  readText,
  removeKey,
  type StorageArea,
  writeJson,
} from '../storage/browser-store.ts';

/** Storage keys with personal data: shared by all tabs, and of one tab. */
export const PERSONAL_KEYS = {
  local: [
    KEYS.messages,
    KEYS.needStatements,
    KEYS.otherFoods,
    KEYS.otherFoodSources,
    KEYS.localNeeds,
    KEYS.cookingProgress,
    KEYS.cookNotes,
  ],
  session: [KEYS.chatDraft, KEYS.settingsDrafts],
} as const satisfies Record<StorageArea, readonly string[]>;

/** Stored values by storage key. */
export type StoredValues = Readonly<Record<string, unknown>>;

interface SuspendedData {
  readonly person: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly things: StoredValues;
}

const DAY_MS = 24 * 3_600_000;

/** Used for the lifetime of the page if the browser storage is blocked or full. */
let fallbackStore: SuspendedData | undefined;

export function collectPersonalData(area: StorageArea): StoredValues {
  const found = PERSONAL_KEYS[area].map((key) => [key, readStoredValue(key, area)] as const);
  return Object.fromEntries(found.filter(([, value]) => value !== undefined));
}

/** The chat draft is the only value stored as plain text. */
function readStoredValue(key: string, area: StorageArea): unknown {
  return key === KEYS.chatDraft ? (readText(key, area) ?? undefined) : readJson(key, area);
}

/** `area` decides how long the data may stay: until it is a day old, or until the tab is closed. */
export function suspendData(userId: string, things: StoredValues, area: StorageArea): void {
  if (Object.keys(things).length === 0) return;
  const suspended: SuspendedData = { person: userId, at: Date.now(), things };
  if (!writeJson(KEYS.suspendedData, suspended, area)) fallbackStore = suspended;
}

/** The user whose data is suspended in localStorage, without removing it. */
export function getSuspendedUserId(): string | undefined {
  return readSuspendedData('local')?.person;
}

/** Whether data of any user is suspended. */
export function hasSuspendedData(): boolean {
  return [readSuspendedData('local'), readSuspendedData('session'), fallbackStore].some(
    (one) => one !== undefined,
  );
}

/** Returns the data of this user and removes all suspended data, also that of other users. */
export function takeSuspendedData(userId: string): StoredValues {
  const all = [readSuspendedData('local'), readSuspendedData('session'), fallbackStore].filter(
    (one) => one !== undefined,
  );
  clearSuspendedData();
  const own = all.filter((one) => one.person === userId);
  return Object.assign({}, ...own.map(({ things }) => things));
}

export function clearSuspendedData(): void {
  fallbackStore = undefined;
  removeKey(KEYS.suspendedData);
  removeKey(KEYS.suspendedData, 'session');
}

/** Undefined if there is none, or if it is older than a day. */
function readSuspendedData(area: StorageArea): SuspendedData | undefined {
  const { person, at, things } = (readJson(KEYS.suspendedData, area) ??
    {}) as Partial<SuspendedData>;
  const hasOwner = typeof person === 'string' && typeof at === 'number';
  if (!hasOwner || typeof things !== 'object' || things === null) return undefined;
  // The system may set its clock back between two calls, so a moment ahead is no reason to lose the data.
  return Math.abs(Date.now() - at) < DAY_MS ? { person, at, things } : undefined;
}

/** Removes expired data when the page is opened. */
for (const area of ['local', 'session'] as const) {
  if (readText(KEYS.suspendedData, area) !== null && !readSuspendedData(area))
    removeKey(KEYS.suspendedData, area);
}
