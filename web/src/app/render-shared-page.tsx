/** Renders the page of a shared recipe to an HTML string; built as one file that the server runs. */
import '../ui/tokens.css';
import '../ui/base.css';
import type { SharedPageRenderer } from '@saffron/contract/shared-page';
import { renderToStaticMarkup } from 'react-dom/server';
import { SharedPage } from './SharedPage.tsx';

export const renderSharedPage: SharedPageRenderer['renderSharedPage'] = (content, year) =>
  renderToStaticMarkup(<SharedPage content={content} year={year} />);
