/** Password field with a button to show the password. */
import { mdiEyeOffOutline, mdiEyeOutline } from '@mdi/js';
import { useState } from 'react';
import { passwordStrings } from '../strings/password.ts';
import { Field, type FieldProps } from './Field.tsx';
import { Icon } from './Icon.tsx';
import { IconButton } from './IconButton.tsx';

interface PasswordFieldProps extends Omit<FieldProps, 'type' | 'endAdornment' | 'autoComplete'> {
  /** `new-password` lets a password manager offer one. */
  readonly autoComplete: 'current-password' | 'new-password';
}

export function PasswordField(props: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <Field
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      endAdornment={
        <IconButton
          label={isShown ? passwordStrings.hide : passwordStrings.show}
          onClick={() => setIsShown(!isShown)}
        >
          <Icon path={isShown ? mdiEyeOffOutline : mdiEyeOutline} size={22} />
        </IconButton>
      }
    />
  );
}
