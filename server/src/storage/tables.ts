/** What is kept, as the queries see it; `migrations.ts` makes it so. */

/** A moment as milliseconds since 1970, UTC. */
type Moment = number;

export interface SharedRecipeRow {
  share_id: string;
  /** The recipe as JSON text, ready to be sent. */
  recipe: string;
  user_id: string | null;
  created_at: Moment;
  expires_at: Moment;
  /** 1 when search engines may show it, else 0. */
  is_listed: number;
  /** Of the recipe as UTF-8. */
  bytes: number;
  /** Of the recipe, so that a list of links need not read them. */
  recipe_name: string;
  /** Digest of the key with which a visitor can end the link. */
  revocation_hash: string | null;
}

/** A recipe that a person keeps; its id is the person's own, others may have the same. */
export interface SavedRecipeRow {
  user_id: string;
  recipe_id: string;
  /** The name as names are compared; see `recipes/fold-name.ts`. */
  folded_name: string;
  /** The recipe as JSON text, ready to be sent. */
  recipe: string;
  /** No two of one person have the same. */
  saved_at: Moment;
  /** Of the recipe as UTF-8. */
  bytes: number;
}

export interface FeedbackRow {
  feedback_id: string;
  category: string;
  message: string;
  email: string | null;
  user_id: string | null;
  created_at: Moment;
}

/** One counter of the rate limits; see `http/kysely-limiter.ts`. */
export interface RateLimitRow {
  key: string;
  points: number;
  expires_at: Moment;
}

/** A person whose address is confirmed. */
export interface UserRow {
  user_id: string;
  /** In lower case; nobody else has it. */
  email: string;
  password_hash: string;
  role: string;
  username: string;
  first_name: string;
  last_name: string;
  gender: string;
  /** Month and day are both there or both null. */
  birth_month: number | null;
  birth_day: number | null;
  created_at: Moment;
}

/** One setting that a person has changed; all others have their defaults. */
export interface UserSettingRow {
  user_id: string;
  key: string;
  /** As JSON text. */
  value: string;
}

/** A sign-up whose address nobody has confirmed yet; one address may have several. */
export interface RegistrationRow {
  registration_id: string;
  email: string;
  password_hash: string;
  username: string;
  first_name: string;
  last_name: string;
  created_at: Moment;
  expires_at: Moment;
}

/** A link that was sent by mail; `user_id` is set from the start or once the address is confirmed. */
export interface EmailTokenRow {
  token_hash: string;
  purpose: 'confirm' | 'reset';
  user_id: string | null;
  registration_id: string | null;
  expires_at: Moment;
}

/** A sign-in and all that was renewed from it; without its row nothing of it is alive. */
export interface SessionRow {
  session_id: string;
  user_id: string;
  /** The key with which each refresh token makes the next one. */
  refresh_kid: string;
  /** The newest refresh token that was ever presented; -1 when none was. */
  used_generation: number;
  /** When that one was presented first. */
  used_at: Moment;
  idle_ms: number;
  idle_until: Moment;
  created_at: Moment;
  expires_at: Moment;
}

export interface RefreshTokenRow {
  token_hash: string;
  session_id: string;
  generation: number;
}

/** A network from which a person has signed in before. */
export interface SignInPlaceRow {
  user_id: string;
  network_hash: string;
  last_at: Moment;
}

export interface SecretKeyRow {
  kid: string;
  purpose: string;
  /** As base64url. */
  secret: string;
  created_at: Moment;
}

/** A letter that is not delivered yet. */
export interface OutboxRow {
  letter_id: string;
  kind: string;
  recipient: string;
  registration_id: string | null;
  created_at: Moment;
  /** Not to be tried before; while somebody is trying, when they are given up. */
  due_at: Moment;
  attempts: number;
}

/** Something that whoever keeps the accounts should be able to see; see `auth/security-events.ts`. */
export interface SecurityEventRow {
  event_id: string;
  kind: string;
  happened_at: Moment;
  /** Goes with the person; null when it concerns no account, or one that is gone. */
  user_id: string | null;
  /** Where there is no account: the address, hidden with a key. */
  address_hash: string | null;
}

/** What the language model took on a day, with what is set aside for calls under way. */
export interface ModelTokensRow {
  /** `2026-11-21`, UTC. */
  day: string;
  tokens: number;
}

export interface Tables {
  users: UserRow;
  user_settings: UserSettingRow;
  registrations: RegistrationRow;
  email_tokens: EmailTokenRow;
  sessions: SessionRow;
  refresh_tokens: RefreshTokenRow;
  sign_in_places: SignInPlaceRow;
  secret_keys: SecretKeyRow;
  outbox: OutboxRow;
  shared_recipes: SharedRecipeRow;
  saved_recipes: SavedRecipeRow;
  feedback: FeedbackRow;
  rate_limits: RateLimitRow;
  model_tokens: ModelTokensRow;
  security_events: SecurityEventRow;
}
