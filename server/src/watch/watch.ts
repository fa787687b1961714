/** What the rooms tell whoever watches over the server; nothing in it is about a person. */

export interface EndedRequest {
  readonly method: string;
  /** The pattern and not the address. */
  readonly route: string;
  readonly status: number;
  readonly ms: number;
  readonly isStream: boolean;
  /** The client left before it had everything. */
  readonly isAborted: boolean;
}

export interface ModelCall {
  readonly outcome: string;
  readonly ms: number;
  readonly firstByteMs: number | undefined;
  readonly inputTokens: number;
  readonly outputTokens: number;
}

export type Cook = 'model' | 'house';

export interface Watch {
  readonly requestEnded: (request: EndedRequest) => void;
  /** @returns to be called when it has ended */
  readonly streamOpened: () => () => void;
  readonly replied: (chef: Cook) => void;
  readonly refusedByGate: (chef: Cook) => void;
  readonly houseSteppedIn: (why: string) => void;
  readonly modelCalled: (call: ModelCall) => void;
  readonly limitReached: (limit: string) => void;
  readonly securityNoticed: (kind: string) => void;
  readonly letterTried: (result: 'delivered' | 'delayed' | 'given up') => void;
}
