/** The daily ceiling of tokens over all visitors, kept in the database so that every process draws from the same. */
import { sql } from 'kysely';
import type { Storage } from '../storage/database.ts';
import { prepareLightly } from '../storage/prepare.ts';

export interface TokenBudget {
  /** Sets tokens aside before a call; false when the day has not that many left. */
  readonly reserve: (tokens: number) => Promise<boolean>;
  /** After the call: what was set aside and not used goes back, what was used beyond it is taken. */
  readonly settle: (reserved: number, used: number) => Promise<void>;
}

const DAY_MS = 86_400_000;
const KEPT_DAYS = 30;

const dayOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10);

/** @param now a clock of the test's own */
export function openTokenBudget(
  storage: Storage,
  ceiling: number,
  now: () => number = Date.now,
): TokenBudget {
  const setAside = prepareLightly(storage, ({ day, tokens }: { day: string; tokens: number }) => {
    const setting = sql`
      insert into model_tokens (day, tokens) values (${day}, ${tokens})
      on conflict (day) do update set tokens = model_tokens.tokens + excluded.tokens
      where model_tokens.tokens + excluded.tokens <= ${ceiling}
      returning day`;
    return { compile: () => setting.compile(storage.db) };
  });
  let swept = '';
  const sweep = async (day: string) => {
    if (swept === day) return;
    swept = day;
    const oldest = dayOf(now() - KEPT_DAYS * DAY_MS);
    await storage.lightly((db) =>
      db.deleteFrom('model_tokens').where('day', '<', oldest).execute(),
    );
  };
  return {
    reserve: async (tokens) => {
      if (tokens > ceiling) return false;
      const day = dayOf(now());
      await sweep(day);
      // One statement, so that two calls at once cannot both take the last of the day.
      const rows = await setAside({ day, tokens });
      return rows.length > 0;
    },
    settle: async (reserved, used) => {
      if (reserved === used) return;
      await storage.lightly((db) =>
        db
          .updateTable('model_tokens')
          .set({ tokens: sql<number>`model_tokens.tokens + ${used - reserved}` })
          .where('day', '=', dayOf(now()))
          .execute(),
      );
    },
  };
}
