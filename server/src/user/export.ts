/** Everything we hold about a person, in one piece; what only proves who they are (hashes, keys) stays with us. */
import type { Database } from '../storage/database.ts';
import { readProfile } from './profile-store.ts';
import { readSettings } from './settings-store.ts';

export async function exportPerson(db: Database, userId: string): Promise<Record<string, unknown>> {
  const account = await db
    .selectFrom('users')
    .select(['user_id as userId', 'email', 'username', 'role', 'created_at as createdAt'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const sessions = await db
    .selectFrom('sessions')
    .select(['created_at as createdAt', 'used_at as renewedAt', 'expires_at as expiresAt'])
    .where('user_id', '=', userId)
    .execute();
  const shares = await db
    .selectFrom('shared_recipes')
    .select(['share_id', 'recipe', 'created_at', 'expires_at'])
    .where('user_id', '=', userId)
    .execute();
  const saved = await db
    .selectFrom('saved_recipes')
    .select('recipe')
    .where('user_id', '=', userId)
    .orderBy('saved_at', 'desc')
    .execute();
  const feedback = await db
    .selectFrom('feedback')
    .select(['category', 'message', 'email', 'created_at as createdAt'])
    .where('user_id', '=', userId)
    .execute();
  const places = await db
    .selectFrom('sign_in_places')
    .select('last_at as lastAt')
    .where('user_id', '=', userId)
    .execute();
  const events = await db
    .selectFrom('security_events')
    .select(['kind', 'happened_at as happenedAt'])
    .where('user_id', '=', userId)
    .orderBy('happened_at')
    .execute();
  return {
    account: account && dated(account),
    profile: await readProfile(db, userId),
    settings: await readSettings(db, userId),
    sessions: sessions.map(dated),
    signInPlaces: places.map(dated),
    securityEvents: events.map(dated),
    savedRecipes: saved.map(({ recipe }) => JSON.parse(recipe)),
    sharedRecipes: shares.map((share) => ({
      shareId: share.share_id,
      recipe: JSON.parse(share.recipe),
      ...dated({ createdAt: share.created_at, expiresAt: share.expires_at }),
    })),
    feedback: feedback.map(dated),
  };
}

/** Moments as people read them. */
function dated(row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      name.endsWith('At') ? new Date(Number(value)).toISOString() : value,
    ]),
  );
}
