/** Streams everything stored about a person as JSON, except hashes and keys. */
import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { SavedRecipes } from '../recipes/saved-recipes.ts';
import type { Database } from '../storage/database.ts';
import { readProfile } from './profile-store.ts';
import { readUserSettings } from './settings-store.ts';

export interface ExportDeps {
  readonly db: Database;
  readonly savedRecipes: Pick<SavedRecipes, 'list'>;
}

/** Streams the export as JSON, without holding all of it in memory. */
export function sendExport(reply: FastifyReply, deps: ExportDeps, userId: string): FastifyReply {
  return reply
    .type('application/json; charset=utf-8')
    .send(Readable.from(streamExport(deps, userId)));
}

async function* streamExport(
  { db, savedRecipes }: ExportDeps,
  userId: string,
): AsyncGenerator<string> {
  yield JSON.stringify(await readAccountData(db, userId)).slice(0, -1);
  yield* streamList('savedRecipes', savedRecipes.list(userId));
  yield* streamList('sharedRecipes', streamShares(db, userId));
  yield* streamList('feedback', streamFeedback(db, userId));
  yield '}';
}

/** @param parts entries as JSON text, one or several joined by commas */
async function* streamList(name: string, parts: AsyncIterable<string>): AsyncGenerator<string> {
  let before = `,"${name}":[`;
  for await (const part of parts) {
    yield before + part;
    before = ',';
  }
  yield before === ',' ? ']' : `${before}]`;
}

/** Everything except the long lists. */
async function readAccountData(db: Database, userId: string): Promise<Record<string, unknown>> {
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
  const networks = await db
    .selectFrom('sign_in_places')
    .select('last_at as lastAt')
    .where('user_id', '=', userId)
    .execute();
  const apiKeys = await db
    .selectFrom('api_keys')
    .select(['name', 'created_at as createdAt'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  const events = await db
    .selectFrom('security_events')
    .select(['kind', 'happened_at as happenedAt'])
    .where('user_id', '=', userId)
    .orderBy('happened_at')
    .execute();
  return {
    account: account && formatDates(account),
    profile: await readProfile(db, userId),
    settings: await readUserSettings(db, userId),
    sessions: sessions.map(formatDates),
    apiKeys: apiKeys.map(formatDates),
    signInPlaces: networks.map(formatDates),
    securityEvents: events.map(formatDates),
  };
}

const PAGE_SIZE = 25;

async function* streamShares(db: Database, userId: string): AsyncGenerator<string> {
  for (let after = ''; ; ) {
    const rows = await db
      .selectFrom('shared_recipes')
      .select(['share_id', 'recipe', 'created_at', 'expires_at'])
      .where('user_id', '=', userId)
      .where('share_id', '>', after)
      .orderBy('share_id')
      .limit(PAGE_SIZE)
      .execute();
    for (const { share_id, recipe, created_at, expires_at } of rows) {
      const times = JSON.stringify(formatDates({ createdAt: created_at, expiresAt: expires_at }));
      // The recipe's JSON text is sent as stored, without parsing it.
      yield `{"shareId":"${share_id}","recipe":${recipe},${times.slice(1)}`;
      after = share_id;
    }
    if (rows.length < PAGE_SIZE) return;
  }
}

async function* streamFeedback(db: Database, userId: string): AsyncGenerator<string> {
  for (let after = ''; ; ) {
    const rows = await db
      .selectFrom('feedback')
      .select(['feedback_id', 'category', 'message', 'email', 'created_at as createdAt'])
      .where('user_id', '=', userId)
      .where('feedback_id', '>', after)
      .orderBy('feedback_id')
      .limit(PAGE_SIZE)
      .execute();
    for (const { feedback_id, ...entry } of rows) {
      yield JSON.stringify(formatDates(entry));
      after = feedback_id;
    }
    if (rows.length < PAGE_SIZE) return;
  }
}

/** Formats timestamps as ISO dates. */
function formatDates(row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      name.endsWith('At') ? new Date(Number(value)).toISOString() : value,
    ]),
  );
}
