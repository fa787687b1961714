/** Display settings: dark mode or the theme of the device, typewriter effect, text size. */
import { CHAT_TEXT_SIZES } from '@saffron/contract/preferences';
import { settingsStrings, displayStrings as strings } from '../../strings/settings.ts';
import { isDeviceDark } from '../../ui/appearance.ts';
import { useSettings } from '../../user/settings.ts';
import { FormFrame } from './FormFrame.tsx';
import { SelectField } from './SelectField.tsx';
import { pickDisplay, savePreferenceDrafts } from './save-drafts.ts';
import { Toggle } from './Toggle.tsx';
import { useSettingsForm } from './use-settings-form.ts';

const SIZES = CHAT_TEXT_SIZES.map((size) => [size, strings.sizes[size]] as const);

export function DisplayForm() {
  const form = useSettingsForm('display', pickDisplay(useSettings()), savePreferenceDrafts);
  const { draft, change } = form;
  return (
    <FormFrame form={form} submitLabel={settingsStrings.savePreferences}>
      <Toggle
        label={strings.darkMode}
        isOn={draft.systemTheme ? isDeviceDark() : draft.darkMode}
        onChange={(on) => change({ darkMode: on, systemTheme: false })}
      />
      <Toggle
        label={strings.systemTheme}
        hint={strings.systemThemeHint}
        isOn={draft.systemTheme}
        onChange={(on) => change({ darkMode: isDeviceDark(), systemTheme: on })}
      />
      <Toggle
        label={strings.typewriter}
        hint={strings.typewriterHint}
        isOn={draft.typewriterEffect}
        onChange={(on) => change({ typewriterEffect: on })}
      />
      <SelectField
        label={strings.textSize}
        value={draft.chatTextSize}
        options={SIZES}
        onChange={(size) => change({ chatTextSize: size })}
      />
    </FormFrame>
  );
}
