/** The interface of whatever sends an email, and the error it throws. */
import type { EmailContent } from './email-templates.ts';

export interface OutgoingEmail extends EmailContent {
  /** The same for each attempt, so that duplicates can be recognised. */
  readonly id: string;
  readonly from: string;
  readonly to: string;
}

export interface MailTransport {
  /** @throws DeliveryError, or anything else that went wrong */
  readonly send: (mail: OutgoingEmail) => Promise<void>;
  readonly close: () => void;
}

/** Its message may be logged: it never contains the address, which mail servers often repeat. */
export class DeliveryError extends Error {
  /** The mail server has refused this email for good. */
  readonly isRefusal: boolean;

  constructor(reason: string, isRefusal: boolean) {
    super(reason);
    this.name = 'DeliveryError';
    this.isRefusal = isRefusal;
  }
}
