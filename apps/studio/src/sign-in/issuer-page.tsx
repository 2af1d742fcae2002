import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { shownError } from '../api/api-errors.js';
import { localPath } from '../app/local-path.js';
import { LinkButton } from '../design/components/controls/link-button.js';
import { SkeletonRows } from '../design/components/feedback/skeleton.js';
import { IssuerError, tokensFrom } from '../session/issuer.js';
import { forgetIssuer, startIssuerSession } from '../session/session.js';
import { strings } from '../strings/en.js';
import { AccountFrame } from './account-frame.js';

const text = strings.accounts;

let completed: Promise<string> | undefined;

/** Completes the sign-in once, however often the page is rendered. Resolves to where the user wanted to go. */
function complete(): Promise<string> {
  completed ??= (async () => {
    const { tokens, next } = await tokensFrom(new URLSearchParams(location.search));
    await startIssuerSession(tokens);
    return localPath(next) ?? '/';
  })();
  return completed;
}

/** The page to which the issuer sends the browser back. */
export function IssuerPage() {
  const router = useRouter();
  const [message, setMessage] = useState<string>();
  useEffect(() => {
    complete().then(
      (next) => void router.navigate({ href: next, replace: true }),
      (error: unknown) => {
        forgetIssuer();
        setMessage(error instanceof IssuerError ? text.issuerFailed : shownError(error).message);
      },
    );
  }, [router]);
  if (message === undefined)
    return (
      <AccountFrame title={text.signInTitle}>
        <SkeletonRows rows={3} />
      </AccountFrame>
    );
  return (
    <AccountFrame title={text.signInTitle} hint={message}>
      <LinkButton to="/sign_in" kind="primary" size="large" isWide>
        {text.signIn}
      </LinkButton>
    </AccountFrame>
  );
}
