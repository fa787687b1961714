/** The interface by which the server calls the web build's renderer for the page of a shared recipe. */
import type { RecipeInput } from './recipe.ts';

/** Path of the module that renders the page, below the web build; files whose path begins with a dot are not served. */
export const SHARED_PAGE_MODULE = '.server/shared-page.cjs';

export interface SharedPageContent {
  readonly recipe: RecipeInput;
  /** The address of the picture that is shown. */
  readonly picture: string;
  /** The address that the picture comes from. */
  readonly pictureSource: string;
  /** The site's own address, without a trailing slash. */
  readonly origin: string;
}

/** What the module exports. */
export interface SharedPageRenderer {
  /** @param content undefined where there is no such recipe @returns HTML in which every text is escaped */
  readonly renderSharedPage: (content: SharedPageContent | undefined, year: number) => string;
}
