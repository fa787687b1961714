/** Who the person says they are (spec 2.4). */
import type { Profile } from '@saffron/contract/user';
import { useProfile } from '../../person/profile.ts';
import { saveProfile } from '../../person/save-settings.ts';
import { Field } from '../../ui/Field.tsx';
import { profileWords as words } from '../../words/settings.ts';
import { BirthdayFields } from './BirthdayFields.tsx';
import { type BirthdayDraft, birthdayOf, draftOf } from './birthday.ts';
import { Choice } from './Choice.tsx';
import { FormFrame } from './FormFrame.tsx';
import { useSettingsForm } from './use-settings-form.ts';

type Draft = Omit<Profile, 'birthday'> & { readonly birthday: BirthdayDraft };

const GENDERS = (['', 'male', 'female', 'other'] as const).map(
  (gender) => [gender, words.genders[gender]] as const,
);

function save({ firstName, lastName, gender, birthday }: Draft): Promise<boolean> {
  const names = { firstName: firstName.trim(), lastName: lastName.trim() };
  return saveProfile({ ...names, gender, birthday: birthdayOf(birthday) });
}

export function ProfileForm() {
  const { firstName, lastName, gender, birthday } = useProfile();
  const stored: Draft = { firstName, lastName, gender, birthday: draftOf(birthday) };
  const form = useSettingsForm('profile', stored, save);
  const { draft, change } = form;
  return (
    <FormFrame form={form} save={words.save}>
      <Field
        label={words.firstName}
        autoComplete="given-name"
        maxLength={200}
        value={draft.firstName}
        onChange={(event) => change({ firstName: event.target.value })}
      />
      <Field
        label={words.lastName}
        autoComplete="family-name"
        maxLength={200}
        value={draft.lastName}
        onChange={(event) => change({ lastName: event.target.value })}
      />
      <Choice
        label={words.gender}
        value={draft.gender}
        options={GENDERS}
        onChange={(chosen) => change({ gender: chosen })}
      />
      <BirthdayFields value={draft.birthday} onChange={(next) => change({ birthday: next })} />
    </FormFrame>
  );
}
