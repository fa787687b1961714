/** A password, hidden until its owner wants to see it. */
import { mdiEyeOffOutline, mdiEyeOutline } from '@mdi/js';
import { useState } from 'react';
import { passwordWords } from '../words/password.ts';
import { Field, type FieldProps } from './Field.tsx';
import { Icon } from './Icon.tsx';
import { IconButton } from './IconButton.tsx';

interface PasswordFieldProps extends Omit<FieldProps, 'type' | 'end' | 'autoComplete'> {
  /** `new-password` lets a password manager offer one. */
  readonly autoComplete: 'current-password' | 'new-password';
}

export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      end={
        <IconButton
          label={shown ? passwordWords.hide : passwordWords.show}
          onClick={() => setShown(!shown)}
        >
          <Icon path={shown ? mdiEyeOffOutline : mdiEyeOutline} size={22} />
        </IconButton>
      }
    />
  );
}
