/** The drawer from the foot of the page where people tell us what they think (spec 2.5). */
import Drawer from '@mui/material/Drawer';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { MuiRoom } from '../../ui/MuiRoom.tsx';
import { useBackCloses } from '../../ui/use-back-closes.ts';
import { feedbackWords as words } from '../../words/feedback.ts';
import { FeedbackForm } from './FeedbackForm.tsx';
import { useFeedbackForm } from './use-feedback-form.ts';

export interface FeedbackDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

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
  const isPhone = useMediaQuery('(max-width: 599.95px)', { noSsr: true });
  useBackCloses(open && isPhone, onClose);
  const paper = {
    role: 'dialog',
    'aria-modal': true,
    'aria-labelledby': 'feedback-title',
  } as const;
  return (
    <MuiRoom>
      <Drawer
        anchor="bottom"
        open={open}
        onClose={onClose}
        slotProps={{ paper: { ...paper, sx: SHEET } }}
      >
        <Typography id="feedback-title" variant="h2" sx={{ marginBottom: 5 }}>
          {words.title}
        </Typography>
        <FeedbackForm form={form} onCancel={onClose} />
      </Drawer>
    </MuiRoom>
  );
}
