/** The calls of spec 7.2 and our own export: a person's settings, profile, and all we hold of them. */
import { Refusal } from '@saffron/contract/errors';
import { personOf } from '../auth/handlers.ts';
import type { ProveOwner } from '../auth/prove-owner.ts';
import type { Bind } from '../http/bind-endpoint.ts';
import type { Database } from '../storage/database.ts';
import { isOwnerMissing } from '../storage/failures.ts';
import { exportPerson } from './export.ts';
import { changeProfile, readProfile } from './profile-store.ts';
import { changeSettings, readSettings } from './settings-store.ts';

export function bindUser(bind: Bind, db: Database, proveOwner: ProveOwner): void {
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
  bind('exportUser', { limit: 'read' }, async ({ who, request }) =>
    exportPerson(db, (await proveOwner({ who, request })).user_id),
  );
  bind('exportUserByPassword', { limit: 'read' }, async ({ body, who, request }) =>
    exportPerson(db, (await proveOwner({ who, request, password: body.password })).user_id),
  );
}
