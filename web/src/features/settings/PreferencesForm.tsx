/** Cooking preferences: persona, units, diets, allergies, notifications. */
import type { Settings } from '@saffron/contract/preferences';
import { ALLERGENS, DIETS, UNIT_SYSTEMS } from '@saffron/kitchen/vocabulary';
import { settingsStrings, preferenceStrings as strings } from '../../strings/settings.ts';
import { useCurrentNeeds } from '../../user/current-needs.ts';
import { useSettings } from '../../user/settings.ts';
import { Checklist } from './Checklist.tsx';
import { FormFrame } from './FormFrame.tsx';
import { OtherFoods } from './OtherFoods.tsx';
import { areFamousPersonasEnabled, listPersonas } from './personas.ts';
import { SelectField } from './SelectField.tsx';
import { type Preferences, pickPreferences, savePreferenceDrafts } from './save-drafts.ts';
import { Toggle } from './Toggle.tsx';
import { type SettingsForm, useSettingsForm } from './use-settings-form.ts';

const UNITS = UNIT_SYSTEMS.map((system) => [system, strings.unitSystems[system]] as const);
const LANGUAGES = [['en', strings.english]] as const;

export function PreferencesForm() {
  const stored = pickPreferences(useSettings(), useCurrentNeeds().foods);
  const form = useSettingsForm('preferences', stored, savePreferenceDrafts);
  const { draft, change } = form;
  return (
    <FormFrame form={form} submitLabel={settingsStrings.savePreferences}>
      <Toggle
        label={strings.remember}
        hint={strings.rememberHint}
        isOn={draft.rememberPreferences}
        onChange={(on) => change({ rememberPreferences: on })}
      />
      <SelectField
        label={strings.persona}
        value={draft.chefPersona}
        options={listPersonas(draft.chefPersona)}
        hint={[strings.personaHint, areFamousPersonasEnabled() ? strings.famousHint : '']
          .join(' ')
          .trim()}
        onChange={(persona) => change({ chefPersona: persona })}
      />
      <SelectField
        label={strings.language}
        value={draft.language}
        options={LANGUAGES}
        onChange={(language) => change({ language })}
      />
      <SelectField
        label={strings.units}
        value={draft.measurementUnits}
        options={UNITS}
        hint={strings.unitsHint[draft.measurementUnits]}
        onChange={(units) => change({ measurementUnits: units })}
      />
      <Checklist
        label={strings.diets}
        options={DIETS}
        selected={draft.dietaryRestrictions}
        onChange={(diets) => change({ dietaryRestrictions: diets })}
      />
      <Checklist
        label={strings.allergies}
        options={ALLERGENS}
        selected={draft.foodAllergies}
        onChange={(allergies) => change({ foodAllergies: allergies })}
      />
      <OtherFoods draft={draft} onChange={change} />
      <Notifications {...form} />
    </FormFrame>
  );
}

function Notifications({ draft, change }: SettingsForm<Preferences>) {
  const { notifications } = draft;
  const set = (part: Partial<Settings['notifications']>) =>
    change({ notifications: { ...notifications, ...part } });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot be placed in this column
    <div role="group" aria-labelledby="notifications-title">
      <strong id="notifications-title">{strings.notifications}</strong>
      <p>{strings.notificationsHint}</p>
      <Toggle
        label={strings.email}
        isOn={notifications.email}
        onChange={(email) => set({ email })}
      />
      <Toggle label={strings.push} isOn={notifications.push} onChange={(push) => set({ push })} />
    </div>
  );
}
