/** Export button for one saved recipe or for all, with a menu of formats. */
import { mdiTrayArrowDown } from '@mdi/js';
import { useState } from 'react';
import { exportStrings } from '../../../strings/recipe-files.ts';
import { savedRecipesStrings } from '../../../strings/saved-recipes.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { useBusy } from '../../../ui/use-busy.ts';
import { useLazyComponent } from '../../../ui/use-lazy-component.ts';
import type { PartialRecipe } from '../recipe-content.ts';
import type { ExportMenuProps } from './ExportMenu.tsx';

const loadMenu = () => import('./ExportMenu.tsx');

/** Exports all saved recipes if `recipe` is absent. */
export function ExportButton({ recipe }: { readonly recipe?: PartialRecipe }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [busy, run] = useBusy();
  const close = () => setAnchor(null);
  const Menu = useLazyComponent<ExportMenuProps>(loadMenu, anchor !== null, close);
  return (
    <>
      <Button
        size="small"
        variant={recipe ? 'text' : 'outlined'}
        busy={busy}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon path={mdiTrayArrowDown} size={20} />
        {recipe ? exportStrings.export : savedRecipesStrings.exportAll}
      </Button>
      {Menu && <Menu anchor={anchor} onClose={close} recipe={recipe} run={run} />}
    </>
  );
}
