/** Export, of one kept recipe or of all, with the menu of formats. */
import { mdiTrayArrowDown } from '@mdi/js';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { useBusy } from '../../../ui/use-busy.ts';
import { useLoaded } from '../../../ui/use-loaded.ts';
import { exportWords } from '../../../words/recipe-files.ts';
import { savedWords } from '../../../words/saved-recipes.ts';
import type { KeptRecipe } from '../saved/use-saved-recipes.ts';
import type { ExportMenuProps } from './ExportMenu.tsx';

const load = () => import('./ExportMenu.tsx');

/** Without a recipe it is all of them. */
export function ExportButton({ recipe }: { readonly recipe?: KeptRecipe }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [busy, run] = useBusy();
  const close = () => setAnchor(null);
  const Menu = useLoaded<ExportMenuProps>(load, anchor !== null, close);
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
        {recipe ? exportWords.export : savedWords.exportAll}
      </Button>
      {Menu && <Menu anchor={anchor} onClose={close} recipe={recipe} run={run} />}
    </>
  );
}
