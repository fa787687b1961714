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

export interface Tables {
  shared_recipes: SharedRecipeRow;
  feedback: FeedbackRow;
  rate_limits: RateLimitRow;
}
