/** Brings recipes in: out of pasted text or files, looked at first, then saved. */
import { useState } from 'react';
import { TitledDialog } from '../../../ui/TitledDialog.tsx';
import { importWords as words } from '../../../words/recipe-files.ts';
import { ImportInput } from './ImportInput.tsx';
import { ImportReview } from './ImportReview.tsx';
import { useImport } from './use-import.ts';

export interface ImportDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Something was saved. */
  readonly onImported: () => void;
}

/** What was typed stays until it is saved, also when the dialog is closed in between. */
export default function ImportDialog({ open, onClose, onImported }: ImportDialogProps) {
  const [text, setText] = useState('');
  const task = useImport(onImported);
  const done = () => {
    setText('');
    task.forget();
    onClose();
  };
  return (
    <TitledDialog
      open={open}
      onClose={onClose}
      maxWidth="sm"
      title={words.title}
      closeLabel={words.close}
    >
      {task.items.length > 0 && task.busy !== 'reading' ? (
        <ImportReview task={task} onDone={done} />
      ) : (
        <ImportInput task={task} open={open} text={text} onText={setText} />
      )}
    </TitledDialog>
  );
}
