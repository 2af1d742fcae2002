import { CloudOff } from 'lucide-react';
import { Button } from '../design/components/button.js';
import { EmptyState } from '../design/components/empty-state.js';
import { strings } from '../strings/en.js';

interface Props {
  readonly message: string;
  readonly onRetry?: () => void;
}

/** What a browser shows in which the studio cannot start. */
export const Unreachable = ({ message, onRetry }: Props) => (
  <main>
    <EmptyState
      icon={<CloudOff />}
      title={strings.common.pageFailed}
      hint={message}
      action={onRetry && <Button onPress={onRetry}>{strings.common.retry}</Button>}
    />
  </main>
);
