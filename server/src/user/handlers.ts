/** HTTP handlers of a person's settings, profile and data export. */
import { Refusal } from '@saffron/contract/errors';
import type { FastifyReply } from 'fastify';
import { requirePerson } from '../auth/handlers.ts';
import type { Reauthenticate } from '../auth/reauthentication.ts';
import type { Bind } from '../http/bind-endpoint.ts';
import type { LimitExports } from '../http/export-limit.ts';
import { isForeignKeyViolation } from '../storage/storage-errors.ts';
import { type ExportDeps, sendExport } from './export-user.ts';
import { readProfile, updateProfile } from './profile-store.ts';
import { readUserSettings, updateUserSettings } from './settings-store.ts';

export interface UserDeps extends ExportDeps {
  readonly limitExports: LimitExports;
  readonly reauthenticate: Reauthenticate;
}

export function bindUser(bind: Bind, deps: UserDeps): void {
  const { db, reauthenticate } = deps;
  bind('getSettings', { limit: 'read' }, async ({ who }) =>
    readUserSettings(db, requirePerson(who).userId),
  );
  bind('putSettings', { limit: 'read' }, async ({ body, who }) => {
    const { userId } = requirePerson(who);
    await updateUserSettings(db, userId, body).catch((error: unknown) => {
      throw isForeignKeyViolation(error) ? new Refusal('unauthorized') : error;
    });
    return readUserSettings(db, userId);
  });
  const profileOf = async (userId: string) => {
    const profile = await readProfile(db, userId);
    // The account was deleted since the request was authenticated.
    if (profile === undefined) throw new Refusal('unauthorized');
    return profile;
  };
  bind('getProfile', { limit: 'read' }, async ({ who }) => profileOf(requirePerson(who).userId));
  bind('putProfile', { limit: 'read' }, async ({ body, who }) => {
    const { userId } = requirePerson(who);
    await updateProfile(db, userId, body);
    return profileOf(userId);
  });
  const exported = async (asked: Parameters<Reauthenticate>[0], reply: FastifyReply) => {
    const { user_id: userId } = await reauthenticate(asked);
    deps.limitExports(userId, reply);
    return sendExport(reply, deps, userId);
  };
  bind('exportUser', { limit: 'read' }, async ({ who, request, reply }) =>
    exported({ who, request }, reply),
  );
  bind('exportUserByPassword', { limit: 'read' }, async ({ body, who, request, reply }) =>
    exported({ who, request, password: body.password }, reply),
  );
}
