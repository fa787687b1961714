/** Button that opens cook mode, which is loaded ahead, as the network may be gone by the time somebody cooks; says where a cook has left off. */
import { mdiPotSteamOutline } from '@mdi/js';
import { useEffect, useId, useState } from 'react';
import { whenIdle } from '../../../api/when-idle.ts';
import { cookingStrings as strings } from '../../../strings/cooking.ts';
import { shellStrings } from '../../../strings/shell.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import rows from '../ActionRow.module.css';
import { getProgressKey } from '../cooking-progress.ts';
import { type PartialRecipe, readRecipeContent } from '../recipe-content.ts';
import { findReachedStep, useCook } from './cook-store.ts';

interface StartCookingButtonProps {
  /** As it is shown, for as many as it says. */
  readonly recipe: PartialRecipe;
  readonly onOpened?: () => void;
}

const load = () => import('./mount-cook-host.tsx');

export function StartCookingButton({ recipe, onOpened }: StartCookingButtonProps) {
  const [isLoading, setIsLoading] = useState(false);
  const placeId = useId();
  // Read anew whenever cook mode is entered or left.
  useCook();
  const all = readRecipeContent(recipe).steps.length;
  const reached = findReachedStep(getProgressKey(recipe), all);
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
    <>
      <Button
        variant="filled"
        className={rows.lead ?? ''}
        busy={isLoading}
        aria-describedby={reached > 0 ? placeId : undefined}
        onClick={() => void start()}
      >
        <Icon path={mdiPotSteamOutline} size={20} />
        {strings.start}
      </Button>
      {reached > 0 ? (
        <p id={placeId} className={rows.beside}>
          {strings.goesOn(reached + 1, all)}
        </p>
      ) : null}
    </>
  );
}
