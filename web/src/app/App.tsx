/** All of the app: the addresses, the frame around every screen and what can open over it. */
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
