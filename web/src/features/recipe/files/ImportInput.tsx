/** Where recipes are pasted, dropped or chosen. */
import { mdiTrayArrowUp } from '@mdi/js';
import { useId, useRef } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { importWords as words } from '../../../words/recipe-files.ts';
import styles from './ImportDialog.module.css';
import { ImportProblems } from './ImportProblems.tsx';
import { useFileDrop } from './use-file-drop.ts';
import type { Import } from './use-import.ts';

interface ImportInputProps {
  readonly task: Import;
  readonly open: boolean;
  readonly text: string;
  readonly onText: (text: string) => void;
}

const KINDS = '.cook,.json,.jsonld,.md,.markdown,.txt,.html,.htm,.zip';

export function ImportInput({ task, open, text, onText }: ImportInputProps) {
  const id = useId();
  const over = useFileDrop(open, task.readChosen);
  const reading = task.busy === 'reading';
  const { done, all } = task.progress;
  return (
    <>
      <div className={styles.content}>
        <p className={styles.quiet}>{words.about}</p>
        <div className={`${styles.drop} ${over ? styles.over : ''}`}>
          <FileChooser busy={reading} onFiles={task.readChosen} />
          <span className={styles.quiet}>{words.drop}</span>
        </div>
        <label htmlFor={id} className={styles.label}>
          {words.paste}
        </label>
        <textarea
          id={id}
          className={styles.text}
          rows={9}
          value={text}
          spellCheck={false}
          onChange={({ target }) => onText(target.value)}
        />
        {task.problems.length > 0 ? (
          <div role="alert">
            <p>{words.foundNone}</p>
            <ImportProblems problems={task.problems} />
          </div>
        ) : null}
      </div>
      <div className={styles.foot}>
        <p role="status" className={styles.progress}>
          {reading ? words.reading(done, all) : ''} {task.pausing ? words.pausing : ''}
        </p>
        <Button
          variant="filled"
          busy={reading}
          disabled={text.trim() === ''}
          onClick={() => task.readText(text)}
        >
          {words.read}
        </Button>
      </div>
    </>
  );
}

interface FileChooserProps {
  readonly busy: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

function FileChooser({ busy, onFiles }: FileChooserProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        accept={KINDS}
        className="visually-hidden"
        tabIndex={-1}
        aria-label={words.choose}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // The same file may be chosen again once it has been mended.
          target.value = '';
        }}
      />
      <Button variant="outlined" busy={busy} onClick={() => input.current?.click()}>
        <Icon path={mdiTrayArrowUp} size={20} />
        {words.choose}
      </Button>
    </>
  );
}
