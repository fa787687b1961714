/** Root component: error boundary, router and layout. */
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Layout } from './Layout.tsx';
import { PageRouter } from './PageRouter.tsx';

export function App() {
  return (
    <ErrorBoundary>
      <PageRouter>
        <Layout />
      </PageRouter>
    </ErrorBoundary>
  );
}
