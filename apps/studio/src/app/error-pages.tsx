import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { CloudOff, Coins, Compass } from 'lucide-react';
import { shownError } from '../api/api-errors.js';
import { Button } from '../design/components/button.js';
import { EmptyState } from '../design/components/empty-state.js';
import { LinkButton } from '../design/components/link-button.js';
import { useTitle } from '../design/components/page.js';
import { strings } from '../strings/en.js';

const { common, home } = strings;

/** What an unknown address shows. */
export function NotFound() {
  useTitle(common.pageNotFound);
  return (
    <main>
      <EmptyState
        icon={<Compass />}
        title={common.pageNotFound}
        hint={common.pageNotFoundHint}
        action={<LinkButton to="/">{common.goHome}</LinkButton>}
      />
    </main>
  );
}

/** What a list shows that could not be loaded. */
export function LoadFailed({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const retry = <Button onPress={onRetry}>{common.retry}</Button>;
  const { message, code } = shownError(error);
  if (code === 'usable_credit_required')
    return <EmptyState icon={<Coins />} title={home.noCredits} hint={home.noCreditsHint} action={retry} />;
  return <EmptyState icon={<CloudOff />} title={common.pageFailed} hint={message} action={retry} />;
}

/** What a page shows that could not be loaded. */
export function LoadError({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const retry = async () => {
    await router.invalidate();
    reset();
  };
  return (
    <main>
      <LoadFailed error={error} onRetry={() => void retry()} />
    </main>
  );
}
