import { escapeHtml } from '@reelsheet/kernel';
import type { Connected, ConnectionError, ConnectionResult } from './social-connection.js';

/** Security headers of all pages: no external content, no framing, no caching, no referrer. */
export const PAGE_HEADERS = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
} as const;

const ERRORS: Readonly<Record<ConnectionError, string>> = {
  invalid_state: 'This link was used already or is too old. Please start again.',
  other_browser: 'This connection was begun in another browser. Please start again in this one.',
  access_denied: 'Consent was not given, so nothing was connected.',
  forbidden: 'You may no longer connect accounts for this agent.',
  connection_failed: 'The network did not complete the connection. Please try again.',
};

/** Returns the result page of a connection without a redirect_uri. */
export function callbackPage(result: ConnectionResult): string {
  if (result.status === 'failed') return page('Not connected', `<p>${ERRORS[result.failure]}</p>`);
  return page('Account connected', connected(result));
}

/** Returns the page after a click on the button of {@link callbackPage}; `undone` is absent if it was too late. */
export function undonePage(undone?: { readonly handle: string; readonly agentName: string }): string {
  if (!undone) return page('Nothing to undo', '<p>This was undone already, or the button is too old.</p>');
  const { handle, agentName } = undone;
  return page(
    'Account disconnected',
    `<p><b>@${escapeHtml(handle)}</b> no longer belongs to the agent <b>${escapeHtml(agentName)}</b>. The network is told to end the access, too.</p>`,
  );
}

function connected({ account, agentName, organizationName, undoToken }: Connected): string {
  return `<p><b>@${escapeHtml(account.handle)}</b> now belongs to the agent <b>${escapeHtml(agentName)}</b> of <b>${escapeHtml(organizationName)}</b>, whose members can post to it.</p>
<p>You may close this window.</p>
<form method="post" action="undo">
<p>You did not expect this, or do not know them?</p>
<input type="hidden" name="token" value="${escapeHtml(undoToken)}">
<button>Disconnect the account</button>
</form>`;
}

function page(title: string, content: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: Canvas; color: CanvasText; font: 1rem/1.5 system-ui, sans-serif; color-scheme: light dark }
main { max-width: 26rem; padding: 2rem; text-align: center; overflow-wrap: anywhere }
h1 { margin: 0 0 .5rem; font-size: 1.5rem }
p { margin: 0 0 .5rem }
form { margin-top: 2rem; padding-top: 1rem; border-top: 1px solid GrayText }
button { padding: .5rem 1rem; font: inherit; cursor: pointer }
</style>
</head>
<body><main><h1>${title}</h1>
${content}
</main></body>
</html>
`;
}
