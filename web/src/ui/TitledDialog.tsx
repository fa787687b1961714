/** Dialog with a title bar and a close button, full screen on phones. */
import { mdiClose } from '@mdi/js';
import DialogTitle from '@mui/material/DialogTitle';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useId } from 'react';
import { Icon } from './Icon.tsx';
import { IconButton } from './IconButton.tsx';
import { ModalDialog, type ModalDialogProps } from './ModalDialog.tsx';
import styles from './TitledDialog.module.css';

interface TitledDialogProps
  extends Pick<ModalDialogProps, 'open' | 'onClose' | 'address'>,
    Required<Pick<ModalDialogProps, 'maxWidth'>> {
  readonly title: string;
  readonly closeLabel: string;
  /** Focuses the close button first, if nothing inside should have the focus. */
  readonly focusClose?: boolean;
  readonly children: ReactNode;
}

export function TitledDialog(props: TitledDialogProps) {
  const { title, closeLabel, focusClose = false, children, ...rest } = props;
  const titleId = useId();
  const isPhone = useMediaQuery('(max-width: 599.95px)');
  return (
    <ModalDialog
      {...rest}
      fullScreen={isPhone}
      fullWidth
      aria-labelledby={titleId}
      slotProps={{
        paper: { className: styles.sheet ?? '', ...(isPhone ? { sx: { borderRadius: 0 } } : {}) },
      }}
    >
      <div className={styles.head}>
        <DialogTitle id={titleId} sx={{ flex: 1, padding: 0, overflowWrap: 'anywhere' }}>
          {title}
        </DialogTitle>
        <IconButton label={closeLabel} autoFocus={focusClose} onClick={rest.onClose}>
          <Icon path={mdiClose} />
        </IconButton>
      </div>
      {children}
    </ModalDialog>
  );
}
