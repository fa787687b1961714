/** Share button of a recipe, with its menu. */
import { mdiShareVariant } from '@mdi/js';
import { useState } from 'react';
import { shareStrings } from '../../../strings/recipe.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { useLazyComponent } from '../../../ui/use-lazy-component.ts';
import type { PartialRecipe } from '../recipe-content.ts';
import type { ShareMenuProps } from './ShareMenu.tsx';
import { useShareLink } from './use-share-link.ts';

const loadMenu = () => import('./ShareMenu.tsx');

export function ShareButton({ recipe }: { readonly recipe: PartialRecipe }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const createLink = useShareLink(recipe);
  const close = () => setAnchor(null);
  const Menu = useLazyComponent<ShareMenuProps>(loadMenu, anchor !== null, close);
  return (
    <>
      <Button
        size="small"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon path={mdiShareVariant} size={20} />
        {shareStrings.share}
      </Button>
      {Menu && <Menu anchor={anchor} onClose={close} recipe={recipe} createLink={createLink} />}
    </>
  );
}
