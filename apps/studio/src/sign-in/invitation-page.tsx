import { dataOf } from '@reelsheet/client';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { codeOf } from '../api/api-errors.js';
import { keys } from '../api/query-keys.js';
import { services } from '../api/services.js';
import { queries } from '../app/queries.js';
import { Banner } from '../design/components/feedback/banner.js';
import { Button } from '../design/components/controls/button.js';
import { LinkButton } from '../design/components/controls/link-button.js';
import { addMessage } from '../design/components/feedback/messages.js';
import { useSubmission } from '../design/submission.js';
import { useSession } from '../session/use-session.js';
import { strings } from '../strings/en.js';
import { AccountFrame } from './account-frame.js';

const text = strings.accounts.invitation;
const route = getRouteApi('/invitations/$token');

/** The page for the link of an invitation to an organization. */
export function InvitationPage() {
  const { token } = route.useParams();
  const session = useSession();
  const router = useRouter();
  const [isInvalid, setInvalid] = useState(false);
  const { isPending, error, run } = useSubmission();
  const accept = async () => {
    try {
      const { id, name } = await dataOf(services().base.invitations.accept({ path: { token } }));
      await queries.invalidateQueries({ queryKey: keys.organizations });
      addMessage({ kind: 'positive', text: text.joined(name) });
      await router.navigate({ to: '/o/$organization', params: { organization: String(id) }, replace: true });
    } catch (thrown) {
      if (codeOf(thrown) !== 'not_found') throw thrown;
      setInvalid(true);
    }
  };
  if (!session) return <SignInFirst next={`/invitations/${token}`} />;
  if (isInvalid)
    return (
      <AccountFrame title={text.invalidTitle} hint={text.invalid}>
        <LinkButton to="/" size="large" isWide>
          {strings.common.goHome}
        </LinkButton>
      </AccountFrame>
    );
  return (
    <AccountFrame title={text.title} hint={text.hint(session.user.email)}>
      {error && <Banner kind="danger">{error.message}</Banner>}
      <Button kind="primary" size="large" isWide isPending={isPending} onPress={() => run(accept)}>
        {text.accept}
      </Button>
    </AccountFrame>
  );
}

const SignInFirst = ({ next }: { readonly next: string }) => (
  <AccountFrame title={text.title} hint={text.signInFirst}>
    <LinkButton to="/sign_in" search={{ next }} kind="primary" size="large" isWide>
      {strings.accounts.signIn}
    </LinkButton>
    <LinkButton to="/sign_up" search={{ next }} size="large" isWide>
      {strings.accounts.signUp}
    </LinkButton>
  </AccountFrame>
);
