/** Dialog that tells what fits in place of a food of the card, and takes it; lazily loaded. */
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect, useId, useState } from 'react';
import { recipeStrings as strings } from '../../../strings/recipe.ts';
import { ModalDialog } from '../../../ui/ModalDialog.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { type SwapOffer, useChatRequests } from '../../../user/chat-requests.ts';

export interface SwapDialogProps {
  readonly open: boolean;
  readonly food: string;
  readonly dish: string;
  readonly onClose: () => void;
}

/** One below the other on a phone, as names of foods may be long. */
const ACTIONS = {
  padding: 4,
  gap: 2,
  flexDirection: { xs: 'column-reverse', sm: 'row' },
  alignItems: 'stretch',
} as const;

export default function SwapDialog({ open, food, dish, onClose }: SwapDialogProps) {
  const titleId = useId();
  const { offer, busy, take } = useSwapOffer(open ? food : '');
  const onTake = async () => {
    if (!(await take())) return;
    onClose();
    const text = strings.swapped(dish, food, offer?.food ?? '');
    showToast({ text, severity: 'success' });
  };
  return (
    <ModalDialog open={open} onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{strings.instead(food)}</DialogTitle>
      <DialogContent role="status">{offer?.text ?? strings.findingSwap}</DialogContent>
      <DialogActions disableSpacing sx={ACTIONS}>
        <Button autoFocus onClick={onClose}>
          {strings.keepFood(food)}
        </Button>
        {offer?.food ? (
          <Button variant="contained" disabled={busy} onClick={() => void onTake()}>
            {strings.takeFood(offer.food)}
          </Button>
        ) : null}
      </DialogActions>
    </ModalDialog>
  );
}

function useSwapOffer(food: string) {
  const [offer, setOffer] = useState<SwapOffer>();
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    if (food === '') return;
    let isCancelled = false;
    setOffer(undefined);
    const show = (found: SwapOffer) => isCancelled || setOffer(found);
    const nothing = { text: strings.noSwap, take: async () => strings.noSwap };
    const asked = useChatRequests.getState().findSwap?.(food) ?? Promise.resolve(nothing);
    asked.then(show, () => show(nothing));
    return () => {
      isCancelled = true;
    };
  }, [food]);
  /** Resolves to whether the card was changed. */
  const take = async (): Promise<boolean> => {
    if (!offer) return false;
    setBusy(true);
    const refusal = await offer.take();
    setBusy(false);
    if (refusal !== undefined) setOffer({ text: refusal, take: offer.take });
    return refusal === undefined;
  };
  return { offer, busy, take };
}
