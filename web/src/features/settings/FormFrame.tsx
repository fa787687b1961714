/** Layout of a settings form: fields, save state and submit button. */
import type { ReactNode } from 'react';
import { settingsStrings as strings } from '../../strings/settings.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './FormFrame.module.css';
import type { SaveState, SettingsForm } from './use-settings-form.ts';

interface FormFrameProps {
  readonly form: Pick<SettingsForm<object>, 'busy' | 'state' | 'otherUnsavedForms' | 'submit'>;
  readonly submitLabel: string;
  readonly children: ReactNode;
}

const STATES: Record<SaveState, string | null> = {
  untouched: null,
  dirty: strings.dirty,
  saved: strings.saved,
  failed: strings.saveFailed,
};

export function FormFrame({ form, submitLabel, children }: FormFrameProps) {
  const otherForms = form.otherUnsavedForms.map((name) => strings[name]);
  const isSaved = form.state === 'untouched' || form.state === 'saved';
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
    >
      <div className={styles.fields}>{children}</div>
      <div className={styles.bar}>
        <div role="status" className={styles.standing}>
          <p className={styles[form.state]}>{STATES[form.state]}</p>
          {otherForms.length > 0 && (
            <p className={styles.dirty}>
              {isSaved ? strings.unsavedIn(otherForms) : strings.alsoUnsavedIn(otherForms)}
            </p>
          )}
        </div>
        <Button type="submit" variant="filled" busy={form.busy}>
          {form.busy ? strings.saving : submitLabel}
        </Button>
      </div>
    </form>
  );
}
