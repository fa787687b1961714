/** An address that leads nowhere: a sentence and the way home. */
import { PAGES } from '@saffron/contract/paths';
import { useNavigate } from 'react-router';
import { Button } from '../ui/Button.tsx';
import { Logo } from '../ui/Logo.tsx';
import { useTitle } from '../ui/use-title.ts';
import { notFoundWords } from '../words/shell.ts';

export default function NotFoundScreen() {
  const navigate = useNavigate();
  useTitle(notFoundWords.title);
  return (
    <div className="page message-page">
      <Logo size={72} />
      <h1>{notFoundWords.title}</h1>
      <p>{notFoundWords.message}</p>
      <Button variant="filled" onClick={() => void navigate(PAGES.chat)}>
        {notFoundWords.back}
      </Button>
    </div>
  );
}
