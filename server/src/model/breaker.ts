/** Leaves a model alone for a while after it has failed five times in a row, then tries it with one call. */
import { CircuitState, ConsecutiveBreaker, circuitBreaker, handleWhen } from 'cockatiel';
import { ChefAway } from '../chat/chef.ts';

const FAILURES = 5;
const REST_MS = 30_000;

export interface Breaker {
  /** @returns tells how it went: nothing for well. @throws ChefAway while the model rests */
  readonly begin: () => (error?: unknown) => void;
}

/** A model that is slow or not there has failed; one that talks nonsense, or is cut short by us, has not. */
function isFailure(error: unknown): boolean {
  return error instanceof ChefAway && (error.why === 'slow' || error.why === 'unreachable');
}

/** @param restMs how long until it is tried again */
export function createBreaker(restMs = REST_MS): Breaker {
  const policy = circuitBreaker(handleWhen(isFailure), {
    halfOpenAfter: restMs,
    breaker: new ConsecutiveBreaker(FAILURES),
  });
  return {
    begin: () => {
      // One call is trying it: the others do not wait to hear how that went.
      if (policy.state === CircuitState.HalfOpen) throw new ChefAway('resting');
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      let hasBegun = false;
      const call = policy.execute(() => {
        hasBegun = true;
        return promise;
      });
      // Whoever made the call has the error already.
      call.catch(() => {});
      if (!hasBegun) throw new ChefAway('resting');
      return (error) => (error === undefined ? resolve() : reject(error));
    },
  };
}
