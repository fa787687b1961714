/** Parts of the shared page used by both the app and the server: the button into the chat, and the not-found message. */
import type { ComponentProps } from 'react';
import { sharedPageStrings as strings } from '../../strings/recipe.ts';
import { Button } from '../../ui/Button.tsx';
import { Logo } from '../../ui/Logo.tsx';
import styles from './SharedParts.module.css';

type ButtonProps = Omit<ComponentProps<typeof Button>, 'variant' | 'className' | 'children'>;

/** `props` hold the action of the button: a handler in the app, a data attribute on the served page. */
export function CookWithSaffron(props: ButtonProps) {
  return (
    <>
      <Button {...props} variant="outlined" className={styles.next}>
        {strings.tryIt}
      </Button>
      <p className={styles.about}>{strings.about}</p>
    </>
  );
}

export function RecipeNotFound(props: ButtonProps) {
  return (
    <div className="page message-page">
      <Logo size={72} />
      <h1 className={styles.missing}>{strings.notFound}</h1>
      <Button {...props} variant="filled">
        {strings.back}
      </Button>
    </div>
  );
}
