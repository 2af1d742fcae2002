import { Check, Copy, Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../design/components/controls/button.js';
import { TextField } from '../design/components/controls/text-field.js';
import { common } from '../strings/en/common.js';

interface CopyFieldProps {
  readonly label: string;
  readonly value: string;
  readonly hint?: string;
  /** True for a value that is hidden until somebody wants to see it. */
  readonly isSecret?: boolean;
  /** True if the button that copies has the focus at first. */
  readonly isCopyFocused?: boolean;
}

/** A value that is read and copied, and not changed. */
export function CopyField({ label, value, hint, isSecret = false, isCopyFocused = false }: CopyFieldProps) {
  const [isShown, setShown] = useState(!isSecret);
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(value);
    setCopied(true);
  };
  return (
    <TextField
      label={label}
      value={value}
      type={isShown ? 'text' : 'password'}
      autoComplete="off"
      isReadOnly
      {...(hint === undefined ? {} : { hint })}
      end={
        <>
          {isSecret && (
            <Button
              kind="plain"
              size="small"
              aria-label={`${isShown ? common.hide : common.show}: ${label}`}
              icon={isShown ? <EyeOff /> : <Eye />}
              onPress={() => setShown(!isShown)}
            />
          )}
          <Button
            kind="plain"
            size="small"
            aria-label={`${isCopied ? common.copied : common.copy}: ${label}`}
            icon={isCopied ? <Check /> : <Copy />}
            autoFocus={isCopyFocused}
            onPress={() => void copy()}
          />
        </>
      }
    />
  );
}
