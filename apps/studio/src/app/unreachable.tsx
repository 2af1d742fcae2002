import { CloudOff } from 'lucide-react';
import { Button } from '../design/components/controls/button.js';
import { EmptyState } from '../design/components/feedback/empty-state.js';
import { strings } from '../strings/en.js';

interface UnreachableProps {
  readonly message: string;
  readonly onRetry?: () => void;
}

/** The page of a browser in which the studio cannot start. */
export const Unreachable = ({ message, onRetry }: UnreachableProps) => (
  <main>
    <EmptyState
      icon={<CloudOff />}
      title={strings.common.pageFailed}
      hint={message}
      action={onRetry && <Button onPress={onRetry}>{strings.common.retry}</Button>}
    />
  </main>
);
