import { dataOf } from '@reelsheet/client';
import { addMessage } from '../design/components/feedback/messages.js';
import { Banner } from '../design/components/feedback/banner.js';
import { Button } from '../design/components/controls/button.js';
import { useSubmission } from '../design/submission.js';
import { accounts } from '../session/session.js';
import { strings } from '../strings/en.js';
import { AccountFrame } from './account-frame.js';

const text = strings.accounts.verify;

/** The page of somebody whose address has to be confirmed by a mailed link. */
export function MailedProof({ email }: { readonly email: string }) {
  const { isPending, error, run } = useSubmission();
  const resend = async () => {
    await dataOf(accounts().auth.resendVerification({ body: { email } }));
    addMessage({ kind: 'positive', text: text.resent });
  };
  return (
    <AccountFrame title={text.mailedTitle} hint={text.mailed(email)}>
      {error && <Banner kind="danger">{error.message}</Banner>}
      <Button size="large" isWide isPending={isPending} onPress={() => run(resend)}>
        {text.resend}
      </Button>
    </AccountFrame>
  );
}
