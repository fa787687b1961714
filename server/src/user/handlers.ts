/** The calls of spec 7.2 and our own export: a person's settings, profile, and all we hold of them. */
import { Refusal } from '@saffron/contract/errors';
import type { FastifyReply } from 'fastify';
import { personOf } from '../auth/handlers.ts';
import type { ProveOwner } from '../auth/prove-owner.ts';
import type { Bind } from '../http/bind-endpoint.ts';
import type { FewAtOnce } from '../http/few-at-once.ts';
import { isOwnerMissing } from '../storage/failures.ts';
import { type ExportDeps, sendExport } from './export.ts';
import { changeProfile, readProfile } from './profile-store.ts';
import { changeSettings, readSettings } from './settings-store.ts';

export interface UserDeps extends ExportDeps {
  readonly fewAtOnce: FewAtOnce;
  readonly proveOwner: ProveOwner;
}

export function bindUser(bind: Bind, deps: UserDeps): void {
  const { db, proveOwner } = deps;
  bind('getSettings', { limit: 'read' }, async ({ who }) => readSettings(db, personOf(who).userId));
  bind('putSettings', { limit: 'read' }, async ({ body, who }) => {
    const { userId } = personOf(who);
    await changeSettings(db, userId, body).catch((error: unknown) => {
      throw isOwnerMissing(error) ? new Refusal('unauthorized') : error;
    });
    return readSettings(db, userId);
  });
  const profileOf = async (userId: string) => {
    const profile = await readProfile(db, userId);
    // Deleted between the question who it is and this one.
    if (profile === undefined) throw new Refusal('unauthorized');
    return profile;
  };
  bind('getProfile', { limit: 'read' }, async ({ who }) => profileOf(personOf(who).userId));
  bind('putProfile', { limit: 'read' }, async ({ body, who }) => {
    const { userId } = personOf(who);
    await changeProfile(db, userId, body);
    return profileOf(userId);
  });
  const exported = async (asked: Parameters<ProveOwner>[0], reply: FastifyReply) => {
    const { user_id: userId } = await proveOwner(asked);
    deps.fewAtOnce(userId, reply);
    return sendExport(reply, deps, userId);
  };
  bind('exportUser', { limit: 'read' }, async ({ who, request, reply }) =>
    exported({ who, request }, reply),
  );
  bind('exportUserByPassword', { limit: 'read' }, async ({ body, who, request, reply }) =>
    exported({ who, request, password: body.password }, reply),
  );
}
