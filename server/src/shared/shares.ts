/** The recipes that have a public link: for how long, how many there may be, and who may end one. */
import { createHash, randomBytes } from 'node:crypto';
import { Refusal } from '@saffron/contract/errors';
import {
  MAX_KEPT_BYTES,
  MAX_SAVED_RECIPES,
  MAX_VISITOR_LINK_BYTES,
  MAX_VISITOR_LINKS,
} from '@saffron/contract/limits';
import type { SentRecipe } from '@saffron/contract/recipe';
import type { Database } from '../storage/database.ts';
import { holdPerson, takeTurn } from '../storage/turns.ts';

const DAY_MS = 24 * 3600 * 1000;
const DAYS_FOR_PEOPLE = 365;
const DAYS_FOR_VISITORS = 90;

/** 128 bits as base64url: 22 characters, of which the last carries two bits. */
const SHARE_ID = /^[A-Za-z0-9_-]{21}[AQgw]$/;

export interface NewShare {
  readonly recipe: SentRecipe;
  /** Null for a visitor. */
  readonly userId: string | null;
  readonly isListed: boolean;
}

export interface MadeShare {
  /** The id under which the recipe can be found. */
  readonly shareId: string;
  /** With which a visitor can end it. */
  readonly revocationKey?: string;
}

export interface Share {
  /** The recipe's JSON text. */
  readonly recipe: string;
  readonly createdAt: Date;
  readonly isListed: boolean;
}

export interface ListedShare {
  readonly shareId: string;
  readonly recipeName: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/** Whoever asks to end a link: the person who made it, the visitor with its key, or both in one. */
export interface Revoker {
  readonly userId: string | null;
  readonly revocationKey?: string | undefined;
}

/** How many links, and how many bytes of recipes, one owner may have. */
interface Room {
  readonly links: number;
  readonly bytes: number;
}

export interface Shares {
  /** @throws Refusal when there is no room for more */
  readonly add: (share: NewShare) => Promise<MadeShare>;
  /** Undefined when the id is malformed, unknown or expired. */
  readonly find: (shareId: string) => Promise<Share | undefined>;
  /** The links of a person that work, newest first. */
  readonly listOf: (userId: string) => Promise<ListedShare[]>;
  /** @returns whether there was one that this caller may end */
  readonly revoke: (shareId: string, revoker: Revoker) => Promise<boolean>;
}

const ROOM_OF_VISITORS: Room = { links: MAX_VISITOR_LINKS, bytes: MAX_VISITOR_LINK_BYTES };
const ROOM_OF_A_PERSON: Room = { links: MAX_SAVED_RECIPES, bytes: MAX_KEPT_BYTES };

export function openShares(db: Database): Shares {
  return {
    add: (share) => db.transaction().execute((transaction) => add(transaction, share)),
    find: async (shareId) => {
      if (!SHARE_ID.test(shareId)) return undefined;
      const row = await db
        .selectFrom('shared_recipes')
        .select(['recipe', 'created_at', 'is_listed'])
        .where('share_id', '=', shareId)
        .where('expires_at', '>', Date.now())
        .executeTakeFirst();
      if (row === undefined) return undefined;
      const createdAt = new Date(Number(row.created_at));
      return { recipe: row.recipe, createdAt, isListed: row.is_listed === 1 };
    },
    listOf: async (userId) => {
      const rows = await db
        .selectFrom('shared_recipes')
        .select(['share_id', 'recipe_name', 'created_at', 'expires_at'])
        .where('user_id', '=', userId)
        .where('expires_at', '>', Date.now())
        .orderBy('created_at', 'desc')
        .execute();
      return rows.map((row) => ({
        shareId: row.share_id,
        recipeName: row.recipe_name,
        createdAt: new Date(Number(row.created_at)),
        expiresAt: new Date(Number(row.expires_at)),
      }));
    },
    revoke: async (shareId, { userId, revocationKey }) => {
      if (!SHARE_ID.test(shareId)) return false;
      const { numDeletedRows } = await db
        .deleteFrom('shared_recipes')
        .where('share_id', '=', shareId)
        .where('expires_at', '>', Date.now())
        .where((row) =>
          row.or([
            row('user_id', '=', userId),
            row('revocation_hash', '=', revocationKey ? digestOf(revocationKey) : null),
          ]),
        )
        .executeTakeFirstOrThrow();
      return numDeletedRows > 0n;
    },
  };
}

async function add(db: Database, { recipe, userId, isListed }: NewShare): Promise<MadeShare> {
  const now = Date.now();
  // An account that is deleted between the question who asks and this one takes its links along.
  const owner = userId !== null && (await holdPerson(db, userId)) ? userId : null;
  // Counting and adding are one, or two at once would both find the last room.
  if (owner === null) await takeTurn(db, 'links of visitors');
  const days = owner === null ? DAYS_FOR_VISITORS : DAYS_FOR_PEOPLE;
  await db.deleteFrom('shared_recipes').where('expires_at', '<=', now).execute();
  const text = JSON.stringify(recipe);
  const bytes = Buffer.byteLength(text);
  await refuseWithoutRoom(db, owner, bytes);
  const shareId = randomBytes(16).toString('base64url');
  const revocationKey = owner === null ? randomBytes(16).toString('base64url') : undefined;
  await db
    .insertInto('shared_recipes')
    .values({
      share_id: shareId,
      recipe: text,
      user_id: owner,
      created_at: now,
      expires_at: now + days * DAY_MS,
      is_listed: isListed ? 1 : 0,
      bytes,
      recipe_name: recipe.recipeName,
      revocation_hash: revocationKey === undefined ? null : digestOf(revocationKey),
    })
    .execute();
  return revocationKey === undefined ? { shareId } : { shareId, revocationKey };
}

/**
 * Refused rather than making room by ending the oldest: those were given to others, who would find nothing, and
 * whoever fills the room could end everybody's links.
 */
async function refuseWithoutRoom(db: Database, owner: string | null, bytes: number): Promise<void> {
  const own = db
    .selectFrom('shared_recipes')
    .select(({ fn }) => [fn.countAll().as('links'), fn.sum('bytes').as('bytes')]);
  const kept = await own
    .where('user_id', owner === null ? 'is' : '=', owner)
    .executeTakeFirstOrThrow();
  const room = owner === null ? ROOM_OF_VISITORS : ROOM_OF_A_PERSON;
  const fits = Number(kept.links) < room.links && Number(kept.bytes ?? 0) + bytes <= room.bytes;
  if (!fits) throw new Refusal(owner === null ? 'no-room-for-links' : 'too-much-kept');
}

function digestOf(revocationKey: string): string {
  return createHash('sha256').update(revocationKey).digest('base64url');
}
