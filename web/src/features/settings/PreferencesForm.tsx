/** How the person likes to be cooked for (spec 2.4). */
import type { Settings } from '@saffron/contract/preferences';
import { ALLERGENS, DIETS, UNIT_SYSTEMS } from '@saffron/kitchen/vocabulary';
import { useNeedsHere } from '../../person/needs-here.ts';
import { useSettings } from '../../person/settings.ts';
import { settingsWords, preferenceWords as words } from '../../words/settings.ts';
import { Checklist } from './Checklist.tsx';
import { Choice } from './Choice.tsx';
import { FormFrame } from './FormFrame.tsx';
import { OtherFoods } from './OtherFoods.tsx';
import { famousPersonasOffered, personaChoices } from './personas.ts';
import { keepPreferences, type Preferences, preferencesOf } from './save-drafts.ts';
import { Toggle } from './Toggle.tsx';
import { type SettingsForm, useSettingsForm } from './use-settings-form.ts';

const UNITS = UNIT_SYSTEMS.map((system) => [system, words.unitSystems[system]] as const);
const LANGUAGES = [['en', words.english]] as const;

export function PreferencesForm() {
  const stored = preferencesOf(useSettings(), useNeedsHere().foods);
  const form = useSettingsForm('preferences', stored, keepPreferences);
  const { draft, change } = form;
  return (
    <FormFrame form={form} save={settingsWords.savePreferences}>
      <Toggle
        label={words.remember}
        hint={words.rememberHint}
        on={draft.rememberPreferences}
        onChange={(on) => change({ rememberPreferences: on })}
      />
      <Choice
        label={words.persona}
        value={draft.chefPersona}
        options={personaChoices(draft.chefPersona)}
        hint={[words.personaHint, famousPersonasOffered() ? words.famousHint : ''].join(' ').trim()}
        onChange={(persona) => change({ chefPersona: persona })}
      />
      <Choice
        label={words.language}
        value={draft.language}
        options={LANGUAGES}
        onChange={(language) => change({ language })}
      />
      <Choice
        label={words.units}
        value={draft.measurementUnits}
        options={UNITS}
        hint={words.unitsHint[draft.measurementUnits]}
        onChange={(units) => change({ measurementUnits: units })}
      />
      <Checklist
        label={words.diets}
        options={DIETS}
        chosen={draft.dietaryRestrictions}
        onChange={(diets) => change({ dietaryRestrictions: diets })}
      />
      <Checklist
        label={words.allergies}
        options={ALLERGENS}
        chosen={draft.foodAllergies}
        onChange={(allergies) => change({ foodAllergies: allergies })}
      />
      <OtherFoods chosen={draft} onChange={change} />
      <Notifications {...form} />
    </FormFrame>
  );
}

function Notifications({ draft, change }: SettingsForm<Preferences>) {
  const { notifications } = draft;
  const set = (part: Partial<Settings['notifications']>) =>
    change({ notifications: { ...notifications, ...part } });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot stand in this column
    <div role="group" aria-labelledby="notifications-title">
      <strong id="notifications-title">{words.notifications}</strong>
      <p>{words.notificationsHint}</p>
      <Toggle label={words.email} on={notifications.email} onChange={(email) => set({ email })} />
      <Toggle label={words.push} on={notifications.push} onChange={(push) => set({ push })} />
    </div>
  );
}
