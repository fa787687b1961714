/** Drawer at the bottom of the page with the feedback form. */
import Typography from '@mui/material/Typography';
import { feedbackStrings as strings } from '../../strings/feedback.ts';
import { ModalDrawer } from '../../ui/ModalDrawer.tsx';
import { FeedbackForm } from './FeedbackForm.tsx';
import { useFeedbackForm } from './use-feedback-form.ts';

export interface FeedbackDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

const TITLE_ID = 'feedback-title';
const SHEET = {
  width: '100%',
  maxWidth: 640,
  marginInline: 'auto',
  maxHeight: 'calc(100dvh - 24px)',
  borderRadius: '16px 16px 0 0',
  padding: '24px var(--gutter) calc(20px + env(safe-area-inset-bottom))',
};

export default function FeedbackDrawer({ open, onClose }: FeedbackDrawerProps) {
  const form = useFeedbackForm(onClose);
  return (
    <ModalDrawer anchor="bottom" open={open} onClose={onClose} titleId={TITLE_ID} sx={SHEET}>
      <Typography id={TITLE_ID} variant="h2" sx={{ marginBottom: 5 }}>
        {strings.title}
      </Typography>
      <FeedbackForm form={form} onCancel={onClose} />
    </ModalDrawer>
  );
}
