/** The interface through which the server reports events to its metrics; nothing in it identifies a person. */
export interface RequestRecord {
  readonly method: string;
  /** The route's pattern, not the URL. */
  readonly route: string;
  readonly status: number;
  readonly ms: number;
  readonly isStream: boolean;
  /** The client disconnected before the response was complete. */
  readonly isAborted: boolean;
}

export interface ModelCallRecord {
  readonly outcome: string;
  readonly ms: number;
  readonly firstByteMs: number | undefined;
  readonly inputTokens: number;
  readonly outputTokens: number;
}

type ChefKind = 'model' | 'house';

export interface Telemetry {
  readonly recordRequest: (request: RequestRecord) => void;
  /** @returns a function to call when the stream has ended */
  readonly recordStream: () => () => void;
  readonly recordReply: (chef: ChefKind) => void;
  readonly recordGateRefusal: (chef: ChefKind) => void;
  readonly recordFallback: (why: string) => void;
  readonly recordModelCall: (call: ModelCallRecord) => void;
  readonly recordLimitRefusal: (limit: string) => void;
  readonly recordSecurityEvent: (kind: string) => void;
  readonly recordEmailAttempt: (result: 'delivered' | 'delayed' | 'given up') => void;
}
