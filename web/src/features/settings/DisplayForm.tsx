/** How the app looks: dark or light, letter by letter or at once, how large (spec 2.4). */
import { CHAT_TEXT_SIZES } from '@saffron/contract/preferences';
import { useSettings } from '../../person/settings.ts';
import { settingsWords, displayWords as words } from '../../words/settings.ts';
import { Choice } from './Choice.tsx';
import { FormFrame } from './FormFrame.tsx';
import { displayOf, keepPreferences } from './save-drafts.ts';
import { Toggle } from './Toggle.tsx';
import { useSettingsForm } from './use-settings-form.ts';

const SIZES = CHAT_TEXT_SIZES.map((size) => [size, words.sizes[size]] as const);

export function DisplayForm() {
  const form = useSettingsForm('display', displayOf(useSettings()), keepPreferences);
  const { draft, change } = form;
  return (
    <FormFrame form={form} save={settingsWords.savePreferences}>
      <Toggle
        label={words.darkMode}
        on={draft.darkMode}
        onChange={(on) => change({ darkMode: on })}
      />
      <Toggle
        label={words.typewriter}
        hint={words.typewriterHint}
        on={draft.typewriterEffect}
        onChange={(on) => change({ typewriterEffect: on })}
      />
      <Choice
        label={words.textSize}
        value={draft.chatTextSize}
        options={SIZES}
        onChange={(size) => change({ chatTextSize: size })}
      />
    </FormFrame>
  );
}
