/** First step of the import dialog: paste text, drop or choose files. */
import { mdiTrayArrowUp } from '@mdi/js';
import { useId, useRef } from 'react';
import { importStrings as strings } from '../../../strings/recipe-files.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import styles from './ImportDialog.module.css';
import { ImportProblems } from './ImportProblems.tsx';
import { useFileDrop } from './use-file-drop.ts';
import type { ImportTask } from './use-import.ts';

interface ImportInputProps {
  readonly task: ImportTask;
  readonly open: boolean;
  readonly text: string;
  readonly onTextChange: (text: string) => void;
}

const ACCEPTED_EXTENSIONS = '.cook,.json,.jsonld,.md,.markdown,.txt,.html,.htm,.zip';

export function ImportInput({ task, open, text, onTextChange }: ImportInputProps) {
  const id = useId();
  const isDragging = useFileDrop(open, task.readFiles);
  const isReading = task.busy === 'reading';
  const { done, total } = task.progress;
  return (
    <>
      <div className={styles.content}>
        <p className={styles.quiet}>{strings.about}</p>
        <div className={`${styles.drop} ${isDragging ? styles.over : ''}`}>
          <FileChooser busy={isReading} onFiles={task.readFiles} />
          <span className={styles.quiet}>{strings.drop}</span>
        </div>
        <label htmlFor={id} className={styles.label}>
          {strings.paste}
        </label>
        <textarea
          id={id}
          className={styles.text}
          rows={9}
          value={text}
          spellCheck={false}
          onChange={({ target }) => onTextChange(target.value)}
        />
        {task.problems.length > 0 ? (
          <div role="alert">
            <p>{strings.foundNone}</p>
            <ImportProblems problems={task.problems} />
          </div>
        ) : null}
      </div>
      <div className={styles.foot}>
        <p role="status" className={styles.progress}>
          {isReading ? strings.reading(done, total) : ''} {task.isPaused ? strings.pausing : ''}
        </p>
        <Button
          variant="filled"
          busy={isReading}
          disabled={text.trim() === ''}
          onClick={() => task.readText(text)}
        >
          {strings.read}
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
        accept={ACCEPTED_EXTENSIONS}
        className="visually-hidden"
        tabIndex={-1}
        aria-label={strings.choose}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // So that the same file can be chosen again after it was corrected.
          target.value = '';
        }}
      />
      <Button variant="outlined" busy={busy} onClick={() => input.current?.click()}>
        <Icon path={mdiTrayArrowUp} size={20} />
        {strings.choose}
      </Button>
    </>
  );
}
