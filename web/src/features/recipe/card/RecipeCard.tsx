/** A recipe as one sheet: what it is, what was checked, what can be done with it, what goes in, what to do. */
import type { Safety } from '@saffron/contract/chat';
import type { SentRecipe } from '@saffron/contract/recipe';
import type { UnitSystem } from '@saffron/kitchen/vocabulary';
import { memo, useId, useRef } from 'react';
import { duration, recipeWords, safetyWords } from '../../../words/recipe.ts';
import rows from '../ActionRow.module.css';
import { type CardLines, cardLines, pictureOf, type ShownRecipe } from '../card.ts';
import { SafetyLine } from '../check/SafetyLine.tsx';
import { useCardCheck } from '../check/use-card-check.ts';
import { cookingKey } from '../cooking.ts';
import { PrintButton } from '../paper/PrintButton.tsx';
import { ShareButton } from '../sharing/ShareButton.tsx';
import { CopyButton } from './CopyButton.tsx';
import parts from './Parts.module.css';
import { Picture } from './Picture.tsx';
import { RecipeBoundary } from './RecipeBoundary.tsx';
import styles from './RecipeCard.module.css';
import { SaveButton } from './SaveButton.tsx';
import { TickList } from './TickList.tsx';
import { Tips } from './Tips.tsx';

export interface RecipeCardProps {
  readonly recipe: ShownRecipe;
  readonly safety?: Safety | undefined;
  /** What it was fitted to, for the person alone: no part of what is kept, shared, copied or printed. */
  readonly notes?: readonly string[] | undefined;
  readonly units?: UnitSystem | undefined;
  /** `growing` while lines arrive, `unfinished` when they never all did: neither can be kept or shared. */
  readonly stage?: 'growing' | 'whole' | 'unfinished';
  readonly pictureSize?: 80 | 100 | 120;
  readonly heading?: 'h1' | 'h2';
  /** Save was pressed and nobody is signed in. */
  readonly onVisitorSaves: (recipe: SentRecipe) => void;
}

export const RecipeCard = memo(function RecipeCard(props: RecipeCardProps) {
  return (
    <RecipeBoundary>
      <Sheet {...props} />
    </RecipeBoundary>
  );
});

function Sheet(props: RecipeCardProps) {
  const { recipe, stage = 'whole', safety, notes, onVisitorSaves, heading = 'h2', ...head } = props;
  const Part = heading === 'h1' ? 'h2' : 'h3';
  const titleId = useId();
  const lines = cardLines(recipe);
  const { introduction, friendly_closing } = recipe;
  const sheet = useRef<HTMLElement>(null);
  const check = useCardCheck(sheet, { recipe, safety, lines: lines.ingredients.length });
  const { report } = check;
  return (
    <div className={styles.place}>
      <article
        ref={sheet}
        className={styles.sheet}
        aria-labelledby={titleId}
        aria-busy={stage === 'growing'}
      >
        <Head {...{ recipe, titleId, name: lines.name, heading, ...head }} />
        {stage === 'growing' ? <p className={styles.coming}>{safetyWords.checking}</p> : null}
        {/* Where a small screen shows it at once: the end of a recipe is far away. */}
        {stage === 'whole' ? (
          <div className={styles.deeds}>
            <SafetyLine check={check} />
            <div className={rows.place}>
              <div className={rows.row}>
                <SaveButton recipe={recipe} onVisitor={onVisitorSaves} />
                <ShareButton recipe={recipe} />
                <CopyButton recipe={recipe} />
                <PrintButton recipe={recipe} report={() => report} />
              </div>
            </div>
          </div>
        ) : null}
        {introduction ? <p>{introduction}</p> : null}
        {notes?.length ? <p className={styles.notes}>{notes.join(' ')}</p> : null}
        <Parts
          lines={lines}
          whole={stage === 'whole'}
          Part={Part}
          kept={stage === 'growing' ? undefined : cookingKey(recipe)}
        />
        {lines.tips.length > 0 ? <Tips tips={lines.tips} Part={Part} /> : null}
        {friendly_closing ? <p className={styles.closing}>{friendly_closing}</p> : null}
      </article>
    </div>
  );
}

type HeadProps = Pick<RecipeCardProps, 'recipe' | 'units' | 'pictureSize'> & {
  readonly heading: 'h1' | 'h2';
  readonly titleId: string;
  readonly name: string;
};

function Head({ recipe, units, pictureSize = 80, heading: Title, titleId, name }: HeadProps) {
  const picture = pictureOf(recipe);
  const { minutes, servings } = recipe;
  const measured = recipe.units ?? units;
  const facts = [
    minutes ? duration(minutes) : '',
    servings ? recipeWords.serves(servings) : '',
    measured ? (recipeWords.units[measured] ?? '') : '',
  ].filter(Boolean);
  return (
    <header className={styles.head}>
      {picture ? <Picture src={picture} name={name} size={pictureSize} /> : null}
      <div>
        <Title id={titleId} className={styles.title}>
          {name}
        </Title>
        {facts.length > 0 ? <p className={styles.facts}>{facts.join(' · ')}</p> : null}
      </div>
    </header>
  );
}

interface PartsProps {
  readonly lines: CardLines;
  readonly whole: boolean;
  readonly Part: 'h2' | 'h3';
  /** Under which ticks are kept. */
  readonly kept: string | undefined;
}

/** While lines arrive an empty part only waits; afterwards it is said that there is nothing in it. */
function Parts({ lines, whole, Part, kept }: PartsProps) {
  const { ingredients, steps } = lines;
  const id = useId();
  return (
    <div className={styles.parts}>
      {ingredients.length > 0 || whole ? (
        <section className={styles.ingredients}>
          <Part id={`${id}-1`} className={parts.part}>
            {recipeWords.ingredients}
          </Part>
          {ingredients.length > 0 ? (
            <TickList lines={ingredients} kept={kept} labelledBy={`${id}-1`} />
          ) : (
            <p className={styles.nothing}>{recipeWords.noIngredients}</p>
          )}
        </section>
      ) : null}
      {steps.length > 0 || whole ? (
        <section className={styles.steps}>
          <Part id={`${id}-2`} className={parts.part}>
            {recipeWords.instructions}
          </Part>
          {steps.length > 0 ? (
            <TickList lines={steps} ordered kept={kept} labelledBy={`${id}-2`} />
          ) : (
            <p className={styles.nothing}>{recipeWords.noInstructions}</p>
          )}
        </section>
      ) : null}
    </div>
  );
}
