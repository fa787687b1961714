/** All of the app: the addresses, the frame around every screen and what can open over it. */
import { BrowserRouter, Route, Routes } from 'react-router';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Layout } from './Layout.tsx';
import { NOT_FOUND, SCREENS } from './screens.tsx';

export function App() {
  return (
    <ErrorBoundary>
      <BrowserRouter>
        <Routes>
          <Route element={<Layout />}>
            {[...SCREENS, NOT_FOUND].flatMap(({ paths, Screen }) =>
              paths.map((path) => <Route key={path} path={path} element={<Screen />} />),
            )}
          </Route>
        </Routes>
      </BrowserRouter>
    </ErrorBoundary>
  );
}
