import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { CloudOff, Coins, Compass, ShieldAlert } from 'lucide-react';
import { shownError } from '../api/api-errors.js';
import { Button } from '../design/components/controls/button.js';
import { EmptyState } from '../design/components/feedback/empty-state.js';
import { LinkButton } from '../design/components/controls/link-button.js';
import { useTitle } from '../design/components/layout/page.js';
import { strings } from '../strings/en.js';

const { common, home } = strings;

/** The page for an unknown address. */
export const NotFound = () => (
  <main>
    <MissingPage />
  </main>
);

/** Replaces an unknown page inside the frame of an organization. */
export function MissingPage() {
  useTitle(common.pageNotFound);
  return (
    <EmptyState
      isPage
      icon={<Compass />}
      title={common.pageNotFound}
      hint={common.pageNotFoundHint}
      action={<LinkButton to="/">{common.goHome}</LinkButton>}
    />
  );
}

/** Replaces a list that could not be loaded. */
export function LoadFailed({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const retry = <Button onPress={onRetry}>{common.retry}</Button>;
  const { message, code } = shownError(error);
  if (code === 'usable_credit_required')
    return <EmptyState icon={<Coins />} title={home.noCredits} hint={home.noCreditsHint} action={retry} />;
  if (code === 'second_factor_missing') return <FactorMissing />;
  return <EmptyState icon={<CloudOff />} title={common.pageFailed} hint={message} action={retry} />;
}

/** Leads a member without the second factor that the organization requires to where one is added. */
const FactorMissing = () => (
  <EmptyState
    icon={<ShieldAlert />}
    title={common.factorMissing}
    hint={common.factorMissingHint}
    action={
      <LinkButton to="/account/security" kind="primary">
        {common.addFactor}
      </LinkButton>
    }
  />
);

/** Replaces a page that could not be loaded. */
export const LoadError = (props: ErrorComponentProps) => (
  <main>
    <FailedPage {...props} />
  </main>
);

/** Replaces a page inside the frame of an organization that could not be loaded. */
export function FailedPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const retry = async () => {
    await router.invalidate();
    reset();
  };
  return <LoadFailed error={error} onRetry={() => void retry()} />;
}
