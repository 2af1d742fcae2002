import { installation } from '../api/services.js';
import { Banner } from '../design/components/feedback/banner.js';
import { Button } from '../design/components/controls/button.js';
import { useSubmission } from '../design/submission.js';
import { goToIssuer } from '../session/issuer.js';
import { strings } from '../strings/en.js';
import { Divider } from './account-frame.js';

const text = strings.accounts;

/** Signs in at the OpenID Connect issuer of the installation; nothing where it has none. */
export function IssuerButton({ next }: { readonly next: string | undefined }) {
  const { isPending, error, run } = useSubmission();
  const { oidc_issuer: issuer, oidc_client_id: client } = installation();
  if (issuer === null || client === null) return null;
  return (
    <>
      <Divider>{text.or}</Divider>
      {error && <Banner kind="danger">{error.message}</Banner>}
      <Button
        size="large"
        isWide
        isPending={isPending}
        onPress={() => run(() => goToIssuer({ next: next ?? '/', isSilent: false }))}
      >
        {text.withIssuer(new URL(issuer).hostname)}
      </Button>
    </>
  );
}
