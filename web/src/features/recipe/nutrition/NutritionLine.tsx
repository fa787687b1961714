/** One quiet line on a recipe that opens to what it holds; nothing is fetched before. */
import { useId, useState } from 'react';
import { nutritionStrings } from '../../../strings/nutrition.ts';
import { useLazyComponent } from '../../../ui/use-lazy-component.ts';
import { NutritionButton } from '../layout/NutritionButton.tsx';
import type { PartialRecipe } from '../recipe-content.ts';

const loadPanel = () => import('./NutritionPanel.tsx');

interface NutritionLineProps {
  /** As it is shown: for as many as the person chose. */
  readonly recipe: PartialRecipe;
}

export function NutritionLine({ recipe }: NutritionLineProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const Panel = useLazyComponent<NutritionLineProps>(loadPanel, isOpen, () => setOpen(false));
  return (
    <div>
      <NutritionButton
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen ? (
        <div id={id}>
          {Panel ? <Panel recipe={recipe} /> : <p role="status">{nutritionStrings.waiting}</p>}
        </div>
      ) : null}
    </div>
  );
}
