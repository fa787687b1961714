/** What belonged to somebody whose session ended by itself waits here, out of sight and sent to nobody, for them alone and for a day. */
import {
  type Area,
  KEYS,
  readJson,
  readText,
  remove,
  writeJson,
} from '../storage/browser-store.ts';

/** What all tabs share, and what is of one tab. */
export const PERSONAL = {
  local: [
    KEYS.messages,
    KEYS.toldNeeds,
    KEYS.toldFoods,
    KEYS.foodMarks,
    KEYS.keptNeeds,
    KEYS.cooking,
  ],
  session: [KEYS.chatDraft, KEYS.settingsDrafts],
} as const satisfies Record<Area, readonly string[]>;

/** Values by their keys, as they were stored. */
export type Things = Readonly<Record<string, unknown>>;

interface Aside {
  readonly person: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly things: Things;
}

const DAY_MS = 24 * 3_600_000;

/** In a browser that keeps nothing, this page at least remembers. */
let unkept: Aside | undefined;

export function gather(area: Area): Things {
  const found = PERSONAL[area].map((key) => [key, readThing(key, area)] as const);
  return Object.fromEntries(found.filter(([, value]) => value !== undefined));
}

/** The draft of a message is the one that is plain text. */
function readThing(key: string, area: Area): unknown {
  return key === KEYS.chatDraft ? (readText(key, area) ?? undefined) : readJson(key, area);
}

/** `area` says how long it may lie there: as long as the browser's store, or as the tab. */
export function setAside(person: string, things: Things, area: Area): void {
  if (Object.keys(things).length === 0) return;
  const aside = { person, at: Date.now(), things };
  if (!writeJson(KEYS.setAside, aside, area)) unkept = aside;
}

/** For whom something waits in the stores that all tabs share; asked without touching it. */
export function personAwaited(): string | undefined {
  return waiting('local')?.person;
}

/** Whether anything waits here, for whomever. */
export function isSomethingAside(): boolean {
  return [waiting('local'), waiting('session'), unkept].some((one) => one !== undefined);
}

/** Handed out once, and only to whom it belongs; what belongs to anybody else goes. */
export function takeAside(person: string): Things {
  const all = [waiting('local'), waiting('session'), unkept].filter((one) => one !== undefined);
  forgetAside();
  const own = all.filter((one) => one.person === person);
  return Object.assign({}, ...own.map(({ things }) => things));
}

export function forgetAside(): void {
  unkept = undefined;
  remove(KEYS.setAside);
  remove(KEYS.setAside, 'session');
}

/** What has waited too long is nobody's any more. */
function waiting(area: Area): Aside | undefined {
  const { person, at, things } = (readJson(KEYS.setAside, area) ?? {}) as Partial<Aside>;
  const isAside = typeof person === 'string' && typeof at === 'number';
  if (!isAside || typeof things !== 'object' || things === null) return undefined;
  const age = Date.now() - at;
  return age >= 0 && age < DAY_MS ? { person, at, things } : undefined;
}

/** Whoever opens this page finds nothing of it, but it must not lie there for ever either. */
for (const area of ['local', 'session'] as const) {
  if (readText(KEYS.setAside, area) !== null && !waiting(area)) remove(KEYS.setAside, area);
}
