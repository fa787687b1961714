/** Deleting the account, after the browser's own question (spec 5 and 8). */
import { PAGES } from '@saffron/contract/paths';
import { CallError } from '../../api/failure.ts';
import { deleteAccount } from '../../person/leaving.ts';
import { Button } from '../../ui/Button.tsx';
import { useBusy } from '../../ui/use-busy.ts';
import { useGo } from '../../ui/use-go.ts';
import { securityWords as words } from '../../words/settings.ts';
import styles from './SecurityForm.module.css';

export function DeleteAccount() {
  const go = useGo();
  const [busy, run] = useBusy();

  const remove = async () => {
    if (!window.confirm(words.deleteQuestion)) return;
    try {
      await deleteAccount();
    } catch (error) {
      // A session that has ended was told by the drawer that opened.
      if (error instanceof CallError && error.failure.status === 401) return;
      const message = error instanceof Error ? error.message : String(error);
      return window.alert(words.deleteFailedAlert(message));
    }
    window.alert(words.deletedAlert);
    go(PAGES.root);
  };

  return (
    <div className={`${styles.part} ${styles.danger}`}>
      <h4>{words.deleteTitle}</h4>
      <p>{words.deleteHint}</p>
      <Button
        variant="danger"
        className={styles.delete ?? ''}
        busy={busy}
        onClick={() => void run(remove)}
      >
        {busy ? words.deleting : words.delete}
      </Button>
    </div>
  );
}
