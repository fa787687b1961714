/** What every settings form has: its fields, its one button, and a line that says how things stand. */
import type { ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { settingsWords as words } from '../../words/settings.ts';
import styles from './FormFrame.module.css';
import type { SaveState, SettingsForm } from './use-settings-form.ts';

interface FormFrameProps {
  readonly form: Pick<SettingsForm<object>, 'busy' | 'state' | 'elsewhere' | 'submit'>;
  readonly save: string;
  readonly children: ReactNode;
}

const STATES: Record<SaveState, string | null> = {
  untouched: null,
  dirty: words.dirty,
  saved: words.saved,
  failed: words.notKept,
};

export function FormFrame({ form, save, children }: FormFrameProps) {
  const elsewhere = form.elsewhere.map((name) => words[name]);
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
          {elsewhere.length > 0 && (
            <p className={styles.dirty}>
              {isSaved ? words.unsavedIn(elsewhere) : words.alsoUnsavedIn(elsewhere)}
            </p>
          )}
        </div>
        <Button type="submit" variant="filled" busy={form.busy}>
          {form.busy ? words.saving : save}
        </Button>
      </div>
    </form>
  );
}
