/** Everything we hold about a person, written while it is sent; what only proves who they are (hashes, keys) stays with us. */
import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { SavedRecipes } from '../recipes/saved-recipes.ts';
import type { Database } from '../storage/database.ts';
import { readProfile } from './profile-store.ts';
import { readSettings } from './settings-store.ts';

export interface ExportDeps {
  readonly db: Database;
  readonly saved: Pick<SavedRecipes, 'list'>;
}

/** Answers with the export as JSON, a part at a time: nothing holds all of it. */
export function sendExport(reply: FastifyReply, deps: ExportDeps, userId: string): FastifyReply {
  return reply
    .type('application/json; charset=utf-8')
    .send(Readable.from(exportPerson(deps, userId)));
}

async function* exportPerson({ db, saved }: ExportDeps, userId: string): AsyncGenerator<string> {
  yield JSON.stringify(await describe(db, userId)).slice(0, -1);
  yield* printed('savedRecipes', saved.list(userId));
  yield* printed('sharedRecipes', sharesOf(db, userId));
  yield* printed('feedback', feedbackOf(db, userId));
  yield '}';
}

/** @param parts entries as JSON text, one or several joined by commas */
async function* printed(name: string, parts: AsyncIterable<string>): AsyncGenerator<string> {
  let before = `,"${name}":[`;
  for await (const part of parts) {
    yield before + part;
    before = ',';
  }
  yield before === ',' ? ']' : `${before}]`;
}

/** All but what may be long. */
async function describe(db: Database, userId: string): Promise<Record<string, unknown>> {
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
  };
}

const AT_ONCE = 25;

async function* sharesOf(db: Database, userId: string): AsyncGenerator<string> {
  for (let after = ''; ; ) {
    const rows = await db
      .selectFrom('shared_recipes')
      .select(['share_id', 'recipe', 'created_at', 'expires_at'])
      .where('user_id', '=', userId)
      .where('share_id', '>', after)
      .orderBy('share_id')
      .limit(AT_ONCE)
      .execute();
    for (const { share_id, recipe, created_at, expires_at } of rows) {
      const times = JSON.stringify(dated({ createdAt: created_at, expiresAt: expires_at }));
      // The recipe's text is sent as it lies, neither parsed nor printed again.
      yield `{"shareId":"${share_id}","recipe":${recipe},${times.slice(1)}`;
      after = share_id;
    }
    if (rows.length < AT_ONCE) return;
  }
}

async function* feedbackOf(db: Database, userId: string): AsyncGenerator<string> {
  for (let after = ''; ; ) {
    const rows = await db
      .selectFrom('feedback')
      .select(['feedback_id', 'category', 'message', 'email', 'created_at as createdAt'])
      .where('user_id', '=', userId)
      .where('feedback_id', '>', after)
      .orderBy('feedback_id')
      .limit(AT_ONCE)
      .execute();
    for (const { feedback_id, ...told } of rows) {
      yield JSON.stringify(dated(told));
      after = feedback_id;
    }
    if (rows.length < AT_ONCE) return;
  }
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
