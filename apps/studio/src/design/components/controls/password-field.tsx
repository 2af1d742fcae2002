import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import type { TextFieldProps } from 'react-aria-components';
import { strings } from '../../../strings/en.js';
import { Button } from './button.js';
import { TextField } from './text-field.js';

interface PasswordFieldProps extends Omit<TextFieldProps, 'className' | 'style' | 'children' | 'type'> {
  readonly label: string;
  readonly hint?: string;
}

/** A field for a password, which can be shown. */
export function PasswordField(props: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const { showPassword, hidePassword } = strings.accounts;
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      end={
        <Button
          kind="plain"
          size="small"
          aria-label={isShown ? hidePassword : showPassword}
          icon={isShown ? <EyeOff /> : <Eye />}
          onPress={() => setShown(!isShown)}
        />
      }
    />
  );
}
