/** Button that opens cook mode, which is loaded ahead, as the network may be gone by the time somebody cooks. */
import { mdiPotSteamOutline } from '@mdi/js';
import { useEffect, useState } from 'react';
import { whenIdle } from '../../../api/when-idle.ts';
import { cookingStrings as strings } from '../../../strings/cooking.ts';
import { shellStrings } from '../../../strings/shell.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import rows from '../ActionRow.module.css';
import type { PartialRecipe } from '../recipe-content.ts';

interface StartCookingButtonProps {
  /** As it is shown, for as many as it says. */
  readonly recipe: PartialRecipe;
  readonly onOpened?: () => void;
}

const load = () => import('./mount-cook-host.tsx');

export function StartCookingButton({ recipe, onOpened }: StartCookingButtonProps) {
  const [isLoading, setIsLoading] = useState(false);
  useEffect(() => {
    void whenIdle().then(() => load().catch(() => undefined));
  }, []);
  const start = async () => {
    setIsLoading(true);
    try {
      (await load()).openCookMode(recipe);
      onOpened?.();
    } catch (error) {
      console.warn('Cook mode could not be loaded.', error);
      showToast({ text: shellStrings.partMissing, severity: 'error' });
    }
    setIsLoading(false);
  };
  return (
    <Button
      variant="filled"
      className={rows.lead ?? ''}
      busy={isLoading}
      onClick={() => void start()}
    >
      <Icon path={mdiPotSteamOutline} size={20} />
      {strings.start}
    </Button>
  );
}
