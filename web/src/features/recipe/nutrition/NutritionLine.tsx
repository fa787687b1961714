/** One quiet line on a recipe that opens to what it holds; nothing is fetched before. */
import { Suspense, useId, useState } from 'react';
import { nutritionStrings } from '../../../strings/nutrition.ts';
import { createLazyComponent } from '../../../ui/lazy-component.tsx';
import { NutritionButton } from '../layout/NutritionButton.tsx';
import type { PartialRecipe } from '../recipe-content.ts';

const { Component: NutritionPanel } = createLazyComponent(() => import('./NutritionPanel.tsx'));

/** `recipe` as it is shown: for as many as the person chose. */
export function NutritionLine({ recipe }: { readonly recipe: PartialRecipe }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div>
      <NutritionButton
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen ? (
        <div id={id}>
          <Suspense fallback={<p role="status">{nutritionStrings.waiting}</p>}>
            <NutritionPanel recipe={recipe} />
          </Suspense>
        </div>
      ) : null}
    </div>
  );
}
