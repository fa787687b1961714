/** Share, with its menu. */
import { mdiShareVariant } from '@mdi/js';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { useLoaded } from '../../../ui/use-loaded.ts';
import { shareWords } from '../../../words/recipe.ts';
import type { ShownRecipe } from '../card.ts';
import type { ShareMenuProps } from './ShareMenu.tsx';
import { useShareLink } from './use-share-link.ts';

const load = () => import('./ShareMenu.tsx');

export function ShareButton({ recipe }: { readonly recipe: ShownRecipe }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const link = useShareLink(recipe);
  const close = () => setAnchor(null);
  const Menu = useLoaded<ShareMenuProps>(load, anchor !== null, close);
  return (
    <>
      <Button
        size="small"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon path={mdiShareVariant} size={20} />
        {shareWords.share}
      </Button>
      {Menu && <Menu anchor={anchor} onClose={close} recipe={recipe} link={link} />}
    </>
  );
}
