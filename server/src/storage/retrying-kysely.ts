/** Kysely that retries transactions after a deadlock or a serialisation failure. */
import { Kysely, type TransactionBuilder } from 'kysely';
import { isRetryable } from './storage-errors.ts';

const MAX_TRIES = 5;
/** A random pause, so that two conflicting transactions do not collide again. */
const MAX_PAUSE_MS = 20;

export class RetryingKysely<Tables> extends Kysely<Tables> {
  override transaction(): TransactionBuilder<Tables> {
    const builder = super.transaction();
    const execute = builder.execute.bind(builder);
    builder.execute = (work) => retry(() => execute(work));
    return builder;
  }
}

async function retry<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (tries === MAX_TRIES || !isRetryable(error)) throw error;
      await new Promise((later) => setTimeout(later, Math.random() * MAX_PAUSE_MS * tries));
    }
  }
}
