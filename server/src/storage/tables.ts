/** The types of all database tables, as the migrations create them. */
/** A moment as milliseconds since 1970, UTC. */
type Moment = number;

interface SharedRecipeRow {
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

/** A saved recipe; its id is unique per person only. */
interface SavedRecipeRow {
  user_id: string;
  recipe_id: string;
  /** The normalised name; see `recipes/normalise-name.ts`. */
  folded_name: string;
  /** The recipe as JSON text, ready to be sent. */
  recipe: string;
  /** Unique per person. */
  saved_at: Moment;
  /** Of the recipe as UTF-8. */
  bytes: number;
}

interface FeedbackRow {
  feedback_id: string;
  category: string;
  message: string;
  email: string | null;
  user_id: string | null;
  created_at: Moment;
}

/** One counter of the rate limits; see `http/kysely-rate-limit-store.ts`. */
interface RateLimitRow {
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
interface UserSettingRow {
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
interface EmailTokenRow {
  token_hash: string;
  purpose: 'confirm' | 'reset';
  user_id: string | null;
  registration_id: string | null;
  expires_at: Moment;
}

/** A session; without its row none of its tokens is valid. */
export interface SessionRow {
  session_id: string;
  user_id: string;
  /** The key that derives each refresh token from the previous one. */
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

interface RefreshTokenRow {
  token_hash: string;
  session_id: string;
  generation: number;
}

/** A network from which a person has signed in before. */
interface SignInPlaceRow {
  user_id: string;
  network_hash: string;
  last_at: Moment;
}

/** Lets another program use the kitchen in a person's name; only the key's hash is kept. */
interface ApiKeyRow {
  key_id: string;
  user_id: string;
  key_hash: string;
  name: string;
  created_at: Moment;
}

interface SecretKeyRow {
  kid: string;
  purpose: string;
  /** As base64url. */
  secret: string;
  created_at: Moment;
}

/** An email that is not delivered yet. */
export interface OutboxRow {
  letter_id: string;
  kind: string;
  recipient: string;
  registration_id: string | null;
  created_at: Moment;
  /** When to try next; while it is being sent, when the lease ends. */
  due_at: Moment;
  attempts: number;
}

/** A security event for the operator; see `auth/security-events.ts`. */
interface SecurityEventRow {
  event_id: string;
  kind: string;
  happened_at: Moment;
  /** Deleted together with the user; null when there is no account. */
  user_id: string | null;
  /** Without an account: the hashed address. */
  address_hash: string | null;
}

/** The language model's tokens of a day, including those reserved for running calls. */
interface ModelTokensRow {
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
  api_keys: ApiKeyRow;
  secret_keys: SecretKeyRow;
  outbox: OutboxRow;
  shared_recipes: SharedRecipeRow;
  saved_recipes: SavedRecipeRow;
  feedback: FeedbackRow;
  rate_limits: RateLimitRow;
  model_tokens: ModelTokensRow;
  security_events: SecurityEventRow;
}
