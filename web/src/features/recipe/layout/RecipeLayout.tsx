/** Layout of a recipe, used in the chat, the saved recipes, the shared page and in print. */
import { type ReactNode, type RefObject, useId } from 'react';
import { recipeStrings } from '../../../strings/recipe.ts';
import rows from '../ActionRow.module.css';
import {
  findGround,
  findPicture,
  formatFacts,
  type PartialRecipe,
  readRecipeContent,
} from '../recipe-content.ts';
import '../ground.css';
import styles from './RecipeLayout.module.css';

interface RecipeLayoutProps {
  readonly recipe: PartialRecipe;
  /** Renders the lines of a list whose title has the id `labelledBy`. */
  readonly renderLines: (list: RecipeLineList) => ReactNode;
  /** Level of the recipe's name; absent if the name is shown elsewhere, such as in the title of a dialog. */
  readonly heading?: 'h1' | 'h2' | undefined;
  readonly picture?: ReactNode;
  readonly facts?: string;
  /** Controls beside the facts. */
  readonly servings?: ReactNode;
  readonly measures?: ReactNode;
  /** Name of the table in the drawing, if it is not that of the recipe itself. */
  readonly ground?: string | undefined;
  /** Result of the safety check. */
  readonly check?: ReactNode;
  /** Action buttons. */
  readonly actions?: ReactNode;
  /** Notes for this user, after the introduction. */
  readonly notes?: ReactNode;
  /** How the lines below differ from the recipe as written. */
  readonly conversion?: ReactNode;
  /** What the recipe holds. */
  readonly nutrition?: ReactNode;
  /** Shown at the end. */
  readonly footer?: ReactNode;
  /** Instructions that are a single text are not split into steps. */
  readonly keepsInstructionText?: boolean;
  /** `growing` while lines arrive, `unfinished` when they never all did. */
  readonly stage?: 'growing' | 'whole' | 'unfinished';
  readonly className?: string | undefined;
  readonly ref?: RefObject<HTMLElement | null>;
}

interface RecipeLineList {
  readonly lines: readonly string[];
  /** Steps are numbered, ingredients are not. */
  readonly ordered: boolean;
  readonly labelledBy: string;
}

export function RecipeLayout(props: RecipeLayoutProps) {
  const { recipe, heading: NameHeading, picture, check, actions, stage = 'whole' } = props;
  const { facts = formatFacts(recipe), servings, measures } = props;
  const { ground = findGround(findPicture(recipe)) } = props;
  const { introduction, friendly_closing } = recipe;
  const { name, tips } = readRecipeContent(recipe);
  const titleId = useId();
  const SectionHeading = NameHeading === 'h1' ? 'h2' : 'h3';
  return (
    <article
      ref={props.ref}
      className={`${styles.sheet} ${props.className ?? ''}`}
      aria-labelledby={NameHeading ? titleId : undefined}
      aria-busy={stage === 'growing' || undefined}
    >
      {picture || NameHeading || facts || servings ? (
        <header
          className={`${styles.head} ${picture ? '' : styles.bare} ${NameHeading ? '' : styles.untitled}`}
          data-ground={picture ? ground : undefined}
        >
          {picture}
          {NameHeading ? (
            <NameHeading id={titleId} className={styles.title}>
              {name}
            </NameHeading>
          ) : null}
          {servings ? <div className={styles.servings}>{servings}</div> : null}
          {facts || measures ? (
            <div className={styles.facts}>
              {facts ? <p>{facts}</p> : null}
              {measures}
            </div>
          ) : null}
        </header>
      ) : null}
      {/* At the top, where small screens show it without scrolling. */}
      {check || actions ? (
        <div className={styles.deeds}>
          {check}
          {actions ? (
            <div className={rows.place}>
              <div className={rows.row}>{actions}</div>
            </div>
          ) : null}
        </div>
      ) : null}
      {introduction?.trim() ? <p className={styles.prose}>{introduction}</p> : null}
      {props.notes}
      {props.conversion}
      <RecipeSections
        recipe={recipe}
        isComplete={stage === 'whole'}
        Heading={SectionHeading}
        renderLines={props.renderLines}
        keepsInstructionText={props.keepsInstructionText}
      />
      {tips.length > 0 ? (
        <aside className={styles.tips}>
          <SectionHeading className={styles.part}>{recipeStrings.tips}</SectionHeading>
          <ul>{tips.map(renderTip)}</ul>
        </aside>
      ) : null}
      {props.nutrition}
      {friendly_closing?.trim() ? (
        <p className={`${styles.prose} ${styles.quiet}`}>{friendly_closing}</p>
      ) : null}
      {props.footer}
    </article>
  );
}

/** Index keys: tips are only appended, and the same tip may occur twice. */
function renderTip(tip: string, index: number): ReactNode {
  return <li key={index}>{tip}</li>;
}

interface RecipeSectionsProps {
  readonly recipe: PartialRecipe;
  readonly isComplete: boolean;
  readonly Heading: 'h2' | 'h3';
  readonly renderLines: RecipeLayoutProps['renderLines'];
  readonly keepsInstructionText: boolean | undefined;
}

/** An empty section is left out while lines arrive; afterwards it says that it is empty. */
function RecipeSections({
  recipe,
  isComplete,
  Heading,
  renderLines,
  keepsInstructionText,
}: RecipeSectionsProps) {
  const { instructions: original } = recipe;
  const text = keepsInstructionText && typeof original === 'string' ? original.trim() : '';
  const { ingredients, steps } = readRecipeContent(recipe);
  const id = useId();
  const renderSection = (
    title: string,
    lines: readonly string[],
    ordered: boolean,
    emptyText: string,
  ) => {
    if (lines.length === 0 && !isComplete) return null;
    const labelledBy = id + (ordered ? '2' : '1');
    return (
      <section>
        <Heading id={labelledBy} className={styles.part}>
          {title}
        </Heading>
        {ordered && text ? (
          <p className={styles.prose}>{text}</p>
        ) : lines.length > 0 ? (
          renderLines({ lines, ordered, labelledBy })
        ) : (
          <p className={styles.quiet}>{emptyText}</p>
        )}
      </section>
    );
  };
  const {
    ingredients: ingredientsTitle,
    instructions,
    noIngredients,
    noInstructions,
  } = recipeStrings;
  return (
    <div className={styles.parts}>
      {renderSection(ingredientsTitle, ingredients, false, noIngredients)}
      {renderSection(instructions, steps, true, noInstructions)}
    </div>
  );
}
