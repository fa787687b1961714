/** Profile form: names, gender and birthday. */

import { profileStrings as strings } from '../../strings/settings.ts';
import { Field } from '../../ui/Field.tsx';
import { useProfile } from '../../user/profile.ts';
import { BirthdayFields } from './BirthdayFields.tsx';
import { FormFrame } from './FormFrame.tsx';
import { SelectField } from './SelectField.tsx';
import { saveProfileDraft, toProfileDraft } from './save-drafts.ts';
import { useSettingsForm } from './use-settings-form.ts';

const GENDERS = (['', 'male', 'female', 'other'] as const).map(
  (gender) => [gender, strings.genders[gender]] as const,
);

export function ProfileForm() {
  const form = useSettingsForm('profile', toProfileDraft(useProfile()), saveProfileDraft);
  const { draft, change } = form;
  return (
    <FormFrame form={form} submitLabel={strings.save}>
      <Field
        label={strings.firstName}
        autoComplete="given-name"
        maxLength={200}
        value={draft.firstName}
        onChange={(event) => change({ firstName: event.target.value })}
      />
      <Field
        label={strings.lastName}
        autoComplete="family-name"
        maxLength={200}
        value={draft.lastName}
        onChange={(event) => change({ lastName: event.target.value })}
      />
      <SelectField
        label={strings.gender}
        value={draft.gender}
        options={GENDERS}
        onChange={(chosen) => change({ gender: chosen })}
      />
      <BirthdayFields value={draft.birthday} onChange={(next) => change({ birthday: next })} />
    </FormFrame>
  );
}
