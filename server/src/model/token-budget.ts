/** Limits the tokens the model may use in a day, over all people and processes. */
import { sql } from 'kysely';
import type { Storage } from '../storage/database.ts';
import { prepareRelaxedWrite } from '../storage/prepared-query.ts';

export interface TokenBudget {
  /** Reserves tokens before a call; false when the day's budget has too few left. */
  readonly reserve: (tokens: number) => Promise<boolean>;
  /** After the call: corrects the reservation to the tokens really used. */
  readonly settle: (reserved: number, used: number) => Promise<void>;
}

const DAY_MS = 86_400_000;
const RETENTION_DAYS = 30;

const dayOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10);

/** @param now replaced by tests */
export function openTokenBudget(
  storage: Storage,
  ceiling: number,
  now: () => number = Date.now,
): TokenBudget {
  const setAside = prepareRelaxedWrite(
    storage,
    ({ day, tokens }: { day: string; tokens: number }) => {
      const setting = sql`
      insert into model_tokens (day, tokens) values (${day}, ${tokens})
      on conflict (day) do update set tokens = model_tokens.tokens + excluded.tokens
      where model_tokens.tokens + excluded.tokens <= ${ceiling}
      returning day`;
      return { compile: () => setting.compile(storage.db) };
    },
  );
  let swept = '';
  const sweep = async (day: string) => {
    if (swept === day) return;
    swept = day;
    const oldest = dayOf(now() - RETENTION_DAYS * DAY_MS);
    await storage.withRelaxedDurability((db) =>
      db.deleteFrom('model_tokens').where('day', '<', oldest).execute(),
    );
  };
  return {
    reserve: async (tokens) => {
      if (tokens > ceiling) return false;
      const day = dayOf(now());
      await sweep(day);
      // One statement, so that two concurrent calls cannot both take the last tokens.
      const rows = await setAside({ day, tokens });
      return rows.length > 0;
    },
    settle: async (reserved, used) => {
      if (reserved === used) return;
      await storage.withRelaxedDurability((db) =>
        db
          .updateTable('model_tokens')
          .set({ tokens: sql<number>`model_tokens.tokens + ${used - reserved}` })
          .where('day', '=', dayOf(now()))
          .execute(),
      );
    },
  };
}
