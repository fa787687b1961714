/** Dialog that imports recipes from pasted text or files: read, review, save. */
import { useState } from 'react';
import { importStrings as strings } from '../../../strings/recipe-files.ts';
import { TitledDialog } from '../../../ui/TitledDialog.tsx';
import { ImportInput } from './ImportInput.tsx';
import { ImportReview } from './ImportReview.tsx';
import { useImport } from './use-import.ts';

export interface ImportDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Called after recipes were saved. */
  readonly onImported: () => void;
}

/** Keeps the text until it is saved, also when the dialog is closed in between. */
export default function ImportDialog({ open, onClose, onImported }: ImportDialogProps) {
  const [text, setText] = useState('');
  const task = useImport(onImported);
  const finish = () => {
    setText('');
    task.reset();
    onClose();
  };
  return (
    <TitledDialog
      open={open}
      onClose={onClose}
      maxWidth="sm"
      title={strings.title}
      closeLabel={strings.close}
    >
      {task.items.length > 0 && task.busy !== 'reading' ? (
        <ImportReview task={task} onDone={finish} />
      ) : (
        <ImportInput task={task} open={open} text={text} onTextChange={setText} />
      )}
    </TitledDialog>
  );
}
