/** Root component: error boundary, router and layout. */

import { PageRouter } from '../ui/PageRouter.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Layout } from './Layout.tsx';

export function App() {
  return (
    <ErrorBoundary>
      <PageRouter>
        <Layout />
      </PageRouter>
    </ErrorBoundary>
  );
}
