/** Stops calling the model for a while after five failures in a row, then tries it with one call. */
import { CircuitState, ConsecutiveBreaker, circuitBreaker, handleWhen } from 'cockatiel';
import { ChefUnavailableError } from '../chat/chef-types.ts';

const MAX_FAILURES = 5;
const DEFAULT_PAUSE_MS = 30_000;

export interface CircuitBreaker {
  /**
   * @returns a function to call with the error, or with nothing after a success. @throws
   * ChefUnavailableError while the model is not called
   */
  readonly start: () => (error?: unknown) => void;
}

/** Only slow or unreachable models count as failures; unusable answers and cancelled calls do not. */
function isFailure(error: unknown): boolean {
  return (
    error instanceof ChefUnavailableError &&
    (error.reason === 'slow' || error.reason === 'unreachable')
  );
}

/** @param restMs how long until it is tried again */
export function createCircuitBreaker(restMs = DEFAULT_PAUSE_MS): CircuitBreaker {
  const policy = circuitBreaker(handleWhen(isFailure), {
    halfOpenAfter: restMs,
    breaker: new ConsecutiveBreaker(MAX_FAILURES),
  });
  return {
    start: () => {
      // One call is testing the model: the others do not wait for its result.
      if (policy.state === CircuitState.HalfOpen) throw new ChefUnavailableError('resting');
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      let hasBegun = false;
      const call = policy.execute(() => {
        hasBegun = true;
        return promise;
      });
      // The caller already has the error.
      call.catch(() => {});
      if (!hasBegun) throw new ChefUnavailableError('resting');
      return (error) => (error === undefined ? resolve() : reject(error));
    },
  };
}
