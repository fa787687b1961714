/** Kysely for many connections: transactions that got in one another's way are begun again by themselves. */
import { Kysely, type TransactionBuilder } from 'kysely';
import { isWorthAnotherTry } from './failures.ts';

const MOST_TRIES = 5;
/** Whoever steps back waits a different moment than the other. */
const STEP_BACK_MS = 20;

export class PatientKysely<Tables> extends Kysely<Tables> {
  override transaction(): TransactionBuilder<Tables> {
    const builder = super.transaction();
    const execute = builder.execute.bind(builder);
    builder.execute = (work) => tryAgain(() => execute(work));
    return builder;
  }
}

async function tryAgain<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (tries === MOST_TRIES || !isWorthAnotherTry(error)) throw error;
      await new Promise((later) => setTimeout(later, Math.random() * STEP_BACK_MS * tries));
    }
  }
}
