/** The API keys by which other programs use the kitchen in the user's name: listed on request, made, shown once, ended. */
import { mdiContentCopy } from '@mdi/js';
import { MAX_API_KEYS, MAX_FOOD_LENGTH } from '@saffron/contract/limits';
import { useState } from 'react';
import { call } from '../../api/client.ts';
import { toFailure } from '../../api/failure.ts';
import { apiKeyStrings as strings } from '../../strings/settings.ts';
import { AddField } from '../../ui/AddField.tsx';
import { Button } from '../../ui/Button.tsx';
import { copyText } from '../../ui/copy-text.ts';
import { showInfo } from '../../ui/dialog-store.ts';
import { Field } from '../../ui/Field.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { useBusy } from '../../ui/use-busy.ts';
import styles from './SecurityForm.module.css';

interface ApiKey {
  readonly keyId: string;
  readonly name: string;
}

export function ApiKeys() {
  const [busy, run] = useBusy();
  /** Undefined until they were asked for. */
  const [keys, setKeys] = useState<readonly ApiKey[]>();
  const [newKey, setNewKey] = useState('');
  const [problem, setProblem] = useState('');

  /** What the server says where it refuses; an expired session has its own drawer. */
  const attempt = async (work: () => Promise<void>) => {
    try {
      await work();
      setProblem('');
    } catch (error) {
      const { status, message } = toFailure(error);
      if (status !== 401) setProblem(message);
    }
  };
  const load = () => attempt(async () => setKeys(await call('listApiKeys')));
  const end = ({ keyId }: ApiKey) =>
    attempt(async () => {
      await call('revokeApiKey', { params: { keyId } });
      setKeys((before) => before?.filter((one) => one.keyId !== keyId));
    });
  const make = async (name: string) => {
    if (name.trim() === '') return { message: strings.nameNeeded, isComplete: false };
    try {
      const { key, ...made } = await call('createApiKey', { body: { name } });
      setKeys((before) => [made, ...(before ?? [])]);
      setNewKey(key);
      return { message: strings.made, isComplete: true };
    } catch (error) {
      return { message: toFailure(error).message, isComplete: false };
    }
  };

  return (
    <div className={`${styles.part} ${styles.danger}`}>
      <h4>{strings.title}</h4>
      <p>{strings.hint(`${window.location.origin}/mp/mcp`)}</p>
      {problem === '' ? null : <Notice kind="error">{problem}</Notice>}
      {keys === undefined ? (
        <Button variant="outlined" busy={busy} onClick={() => void run(load)}>
          {strings.show}
        </Button>
      ) : (
        <>
          {newKey === '' ? null : (
            <Field
              readOnly
              label={strings.newKey}
              hint={strings.once}
              value={newKey}
              onFocus={({ target }) => target.select()}
              endAdornment={
                <IconButton label={strings.copy} onClick={() => void copyKey(newKey)}>
                  <Icon path={mdiContentCopy} size={20} />
                </IconButton>
              }
            />
          )}
          {keys.length < MAX_API_KEYS ? (
            <AddField
              label={strings.name}
              hint={strings.nameHint}
              buttonLabel={strings.make}
              maxLength={MAX_FOOD_LENGTH}
              onAdd={make}
            />
          ) : null}
          {keys.length === 0 ? <p>{strings.none}</p> : null}
          <ul className={styles.keys}>
            {keys.map((key) => (
              <li key={key.keyId}>
                <span>{key.name}</span>
                <Button
                  size="small"
                  variant="danger"
                  busy={busy}
                  aria-label={strings.endOf(key.name)}
                  onClick={() => void run(() => end(key))}
                >
                  {strings.end}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

async function copyKey(key: string): Promise<void> {
  if (await copyText(key)) showToast({ text: strings.copied, severity: 'success' });
  else showInfo({ title: strings.newKey, message: key });
}
