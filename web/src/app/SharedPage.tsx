/** Static HTML of a shared recipe's page, rendered by the server; `shared-page.ts` adds its behaviour in the browser. */
import {
  mdiBookmarkOutline,
  mdiContentCopy,
  mdiPotSteamOutline,
  mdiPrinterOutline,
  mdiShareVariant,
} from '@mdi/js';
import { PAGES } from '@saffron/contract/paths';
import { formatRecipeFacts } from '@saffron/contract/recipe-facts';
import type { SharedPageContent } from '@saffron/contract/shared-page';
import type { ReactNode } from 'react';
import rows from '../features/recipe/ActionRow.module.css';
import { PictureButton, PictureSource } from '../features/recipe/card/PictureButton.tsx';
import { AllergyQuestion, CheckSummary } from '../features/recipe/check/SafetySummary.tsx';
import { NO_CONVERSION } from '../features/recipe/conversion.ts';
import { MeasuresPicker, ServingsStepper } from '../features/recipe/layout/AmountControls.tsx';
import { NutritionButton } from '../features/recipe/layout/NutritionButton.tsx';
import sheet from '../features/recipe/layout/RecipeLayout.module.css';
import { RecipeLayout } from '../features/recipe/layout/RecipeLayout.tsx';
import { TickLines } from '../features/recipe/layout/TickLines.tsx';
import { findGround } from '../features/recipe/recipe-content.ts';
import shared from '../screens/shared-page/SharedParts.module.css';
import { CookWithSaffron, RecipeNotFound } from '../screens/shared-page/SharedParts.tsx';
import { cookingStrings } from '../strings/cooking.ts';
import { printButtonStrings, recipeStrings, saveStrings, shareStrings } from '../strings/recipe.ts';
import { checkStateStrings } from '../strings/shared-page.ts';
import { shellStrings } from '../strings/shell.ts';
import button from '../ui/Button.module.css';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Logo } from '../ui/Logo.tsx';
import footer from './Footer.module.css';
import header from './Header.module.css';
import styles from './SharedPage.module.css';

interface SharedPageProps {
  /** Undefined if the recipe does not exist. */
  readonly content: SharedPageContent | undefined;
  readonly year: number;
}

export function SharedPage({ content, year }: SharedPageProps) {
  return (
    <div id="early-shell" className={`${styles.frame} ${sheet.paper}`}>
      <a className={`skip ${styles.onScreen}`} href="#main">
        {shellStrings.skip}
      </a>
      <header className={`${header.header} ${styles.header}`}>
        <a className={header.brand} href={PAGES.chat} aria-label={shellStrings.home}>
          <Logo size={36} />
          <span>{shellStrings.product}</span>
        </a>
        <a
          className={`${button.button} ${button.text} ${button.small} ${styles.forPeople}`}
          href={PAGES.savedRecipes}
        >
          {shellStrings.myRecipes}
        </a>
        <Button
          variant="outlined"
          size="small"
          className={`${header.signIn} ${styles.forVisitors}`}
          data-app
        >
          {shellStrings.signIn}
        </Button>
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        {content ? <RecipeContent {...content} /> : <RecipeNotFound data-goes={PAGES.chat} />}
      </main>
      <footer className={`${footer.footer} ${styles.footer} ${styles.onScreen}`}>
        <span>{shellStrings.copyright(year)}</span>
        <a className={footer.link} href={PAGES.terms}>
          {shellStrings.terms}
        </a>
        <Button size="small" className={footer.feedback} data-app>
          {shellStrings.feedback}
        </Button>
      </footer>
    </div>
  );
}

function RecipeContent({ recipe, picture, pictureSource, origin }: SharedPageContent) {
  const name = recipe.recipeName;
  const { servings, units } = recipe;
  const ownUnits = 'international' as const;
  const amounts = { servings, units, conversion: NO_CONVERSION, ownUnits };
  return (
    <div className={`page ${shared.page}`}>
      <div className={sheet.place}>
        <RecipeLayout
          className={sheet.framed}
          recipe={recipe}
          heading="h1"
          picture={
            <PictureButton src={picture} name={name} size={100} isAboveFold data-opens="enlarged" />
          }
          ground={findGround(picture)}
          facts={formatRecipeFacts({ minutes: recipe.minutes }).join()}
          servings={<ServingsStepper {...amounts} />}
          measures={<MeasuresPicker {...amounts} />}
          check={<CheckPlaceholder />}
          actions={<Actions />}
          nutrition={<NutritionButton data-app />}
          renderLines={({ lines, ordered }) => (
            <TickLines lines={lines} ordered={ordered} isStatic />
          )}
        />
      </div>
      <div className={styles.onScreen}>
        <CookWithSaffron data-app />
      </div>
      <dialog
        id="enlarged"
        className={styles.enlarged}
        aria-label={recipeStrings.picture(name)}
        data-ground={findGround(picture)}
      >
        <img
          src={picture}
          alt={recipeStrings.picture(name)}
          width={480}
          height={480}
          loading="lazy"
        />
        <p>
          <PictureSource src={pictureSource} pageUrl={origin} />
          <Button data-closes="enlarged" autoFocus>
            {recipeStrings.close}
          </Button>
        </p>
      </dialog>
      <p id="toast" className={`${styles.toast} ${styles.onScreen}`} role="status" />
    </div>
  );
}

/** One line of each kind: the page's script clones and fills them. */
const EMPTY_REPORT = {
  tone: 'look',
  summary: checkStateStrings.checking,
  evidence: [{ title: '', items: [{ claim: '', substitutes: ' ' }] }],
  basis: ' ',
  version: '',
} as const;

/** Reserves its space from the first paint on, so that the recipe does not move while it is read. Without needs: a question. */
function CheckPlaceholder() {
  return (
    <>
      <div className={`${styles.ask} ${styles.onScreen}`}>
        <AllergyQuestion data-app />
      </div>
      <div id="check" className={styles.check} role="status">
        <CheckSummary report={EMPTY_REPORT} />
      </div>
    </>
  );
}

function Actions() {
  return (
    <>
      <Button variant="filled" className={rows.lead} data-app>
        <Icon path={mdiPotSteamOutline} size={20} />
        {cookingStrings.start}
      </Button>
      <Button size="small" variant="outlined" data-app data-saves>
        <Icon path={mdiBookmarkOutline} size={20} />
        {saveStrings.save}
      </Button>
      <Action does="share" icon={mdiShareVariant}>
        {shareStrings.share}
      </Action>
      <Action does="copy" icon={mdiContentCopy} label={recipeStrings.copyRecipe}>
        <span className={rows.spare}>{recipeStrings.copy}</span>
      </Action>
      <Action does="print" icon={mdiPrinterOutline}>
        <span className={rows.spare}>{printButtonStrings.print}</span>
      </Action>
    </>
  );
}

interface ActionProps {
  readonly does: 'share' | 'copy' | 'print';
  readonly icon: string;
  readonly label?: string;
  readonly children: ReactNode;
}

function Action({ does, icon, label, children }: ActionProps) {
  return (
    <Button size="small" data-does={does} aria-label={label}>
      <Icon path={icon} size={20} />
      {children}
    </Button>
  );
}
