/** Screen for unknown addresses, with a link home. */
import { PAGES } from '@saffron/contract/paths';
import { notFoundStrings } from '../strings/shell.ts';
import { Button } from '../ui/Button.tsx';
import { Logo } from '../ui/Logo.tsx';
import { navigate } from '../ui/place.ts';
import { useTitle } from '../ui/use-title.ts';

export default function NotFoundScreen() {
  useTitle(notFoundStrings.title);
  return (
    <div className="page message-page">
      <Logo size={72} />
      <h1>{notFoundStrings.title}</h1>
      <p>{notFoundStrings.message}</p>
      <Button variant="filled" onClick={() => navigate(PAGES.chat)}>
        {notFoundStrings.back}
      </Button>
    </div>
  );
}
