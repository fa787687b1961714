/** Who the person says they are (spec 2.4). */
import { useProfile } from '../../person/profile.ts';
import { Field } from '../../ui/Field.tsx';
import { profileWords as words } from '../../words/settings.ts';
import { BirthdayFields } from './BirthdayFields.tsx';
import { Choice } from './Choice.tsx';
import { FormFrame } from './FormFrame.tsx';
import { keepProfile, profileOf } from './save-drafts.ts';
import { useSettingsForm } from './use-settings-form.ts';

const GENDERS = (['', 'male', 'female', 'other'] as const).map(
  (gender) => [gender, words.genders[gender]] as const,
);

export function ProfileForm() {
  const form = useSettingsForm('profile', profileOf(useProfile()), keepProfile);
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
