/** Whoever takes a letter out of the house, and the letter as it is handed over. */
import type { Letter } from './letters.ts';

export interface Mail extends Letter {
  /** The same for each try, so that a second copy can be told for one. */
  readonly id: string;
  readonly from: string;
  readonly to: string;
}

export interface Carrier {
  /** @throws DeliveryError, or anything else that went wrong */
  readonly deliver: (mail: Mail) => Promise<void>;
  readonly close: () => void;
}

/** Says what may be logged: never the address, which servers like to repeat. */
export class DeliveryError extends Error {
  /** The other side does not want this letter, now or later. */
  readonly isRefusal: boolean;

  constructor(reason: string, isRefusal: boolean) {
    super(reason);
    this.name = 'DeliveryError';
    this.isRefusal = isRefusal;
  }
}
