/** Stores the public links to recipes: how long they live, how many there may be, and who may revoke one. */
import { createHash, randomBytes } from 'node:crypto';
import { Refusal } from '@saffron/contract/errors';
import {
  MAX_SAVED_RECIPES,
  MAX_STORED_BYTES,
  MAX_VISITOR_LINK_BYTES,
  MAX_VISITOR_LINKS,
} from '@saffron/contract/limits';
import type { RecipeInput } from '@saffron/contract/recipe';
import type { Database } from '../storage/database.ts';
import { acquireLock, lockUser } from '../storage/transaction-locks.ts';

const DAY_MS = 24 * 3600 * 1000;
const DAYS_FOR_PEOPLE = 365;
const DAYS_FOR_VISITORS = 90;

/** 128 bits as base64url: 22 characters, of which the last carries two bits. */
const SHARE_ID = /^[A-Za-z0-9_-]{21}[AQgw]$/;

interface NewShare {
  readonly recipe: RecipeInput;
  /** Null for a visitor's link. */
  readonly userId: string | null;
  readonly isListed: boolean;
}

interface CreatedShare {
  /** The id under which the recipe can be found. */
  readonly shareId: string;
  /** The key with which a visitor can revoke the link. */
  readonly revocationKey?: string;
}

interface Share {
  /** The recipe's JSON text. */
  readonly recipe: string;
  readonly createdAt: Date;
  readonly isListed: boolean;
}

interface ListedShare {
  readonly shareId: string;
  readonly recipeName: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/** The caller who revokes a link: the person who made it, a visitor with its key, or both. */
interface Revoker {
  readonly userId: string | null;
  readonly revocationKey?: string | undefined;
}

/** How many links, and how many bytes of recipes, one owner may have. */
interface ShareQuota {
  readonly links: number;
  readonly bytes: number;
}

export interface Shares {
  /** @throws Refusal when the quota is used up */
  readonly add: (share: NewShare) => Promise<CreatedShare>;
  /** Undefined when the id is malformed, unknown or expired. */
  readonly find: (shareId: string) => Promise<Share | undefined>;
  /** The person's active links, newest first. */
  readonly listByUser: (userId: string) => Promise<ListedShare[]>;
  /** @returns whether there was one that this caller may revoke */
  readonly revoke: (shareId: string, revoker: Revoker) => Promise<boolean>;
}

const VISITOR_QUOTA: ShareQuota = { links: MAX_VISITOR_LINKS, bytes: MAX_VISITOR_LINK_BYTES };
const PERSON_QUOTA: ShareQuota = { links: MAX_SAVED_RECIPES, bytes: MAX_STORED_BYTES };

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
    listByUser: async (userId) => {
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
            row('revocation_hash', '=', revocationKey ? hashRevocationKey(revocationKey) : null),
          ]),
        )
        .executeTakeFirstOrThrow();
      return numDeletedRows > 0n;
    },
  };
}

async function add(db: Database, { recipe, userId, isListed }: NewShare): Promise<CreatedShare> {
  const now = Date.now();
  // If the account is deleted meanwhile, the link is stored as a visitor's.
  const owner = userId !== null && (await lockUser(db, userId)) ? userId : null;
  // Locked, or two concurrent calls could both take the last place.
  if (owner === null) await acquireLock(db, 'links of visitors');
  const days = owner === null ? DAYS_FOR_VISITORS : DAYS_FOR_PEOPLE;
  await db.deleteFrom('shared_recipes').where('expires_at', '<=', now).execute();
  const text = JSON.stringify(recipe);
  const bytes = Buffer.byteLength(text);
  await refuseOverQuota(db, owner, bytes);
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
      revocation_hash: revocationKey === undefined ? null : hashRevocationKey(revocationKey),
    })
    .execute();
  return revocationKey === undefined ? { shareId } : { shareId, revocationKey };
}

/**
 * Refuses rather than revoking the oldest links, which others use; otherwise one visitor could
 * revoke everybody's links.
 */
async function refuseOverQuota(db: Database, owner: string | null, bytes: number): Promise<void> {
  const own = db
    .selectFrom('shared_recipes')
    .select(({ fn }) => [fn.countAll().as('links'), fn.sum('bytes').as('bytes')]);
  const usage = await own
    .where('user_id', owner === null ? 'is' : '=', owner)
    .executeTakeFirstOrThrow();
  const room = owner === null ? VISITOR_QUOTA : PERSON_QUOTA;
  const fits = Number(usage.links) < room.links && Number(usage.bytes ?? 0) + bytes <= room.bytes;
  if (!fits) throw new Refusal(owner === null ? 'no-room-for-links' : 'too-much-kept');
}

function hashRevocationKey(revocationKey: string): string {
  return createHash('sha256').update(revocationKey).digest('base64url');
}
