import { escapeHtml } from '@reelsheet/kernel';
import { htmlPage } from '@reelsheet/platform-http';
import type { Connected, ConnectionError, ConnectionResult } from './social-connection.js';

const ERRORS: Readonly<Record<ConnectionError, string>> = {
  invalid_state: 'This link was used already or is too old. Please start again.',
  other_browser: 'This connection was started in another browser. Please start again in this one.',
  access_denied: 'Consent was not given, so nothing was connected.',
  forbidden: 'You may no longer connect accounts for this agent.',
  connection_failed: 'The network did not complete the connection. Please try again.',
};

/** Returns the result page of a connection without a redirect_uri. */
export function callbackPage(result: ConnectionResult): string {
  if (result.status === 'failed') return htmlPage('Not connected', `<p>${ERRORS[result.failure]}</p>`);
  return htmlPage('Account connected', connected(result));
}

/** Returns the page after a click on the button of {@link callbackPage}; `undone` is absent if it was too late. */
export function undonePage(undone?: { readonly handle: string; readonly agentName: string }): string {
  if (!undone) return htmlPage('Nothing to undo', '<p>This was undone already, or the button is too old.</p>');
  const { handle, agentName } = undone;
  return htmlPage(
    'Account disconnected',
    `<p><b>@${escapeHtml(handle)}</b> no longer belongs to the agent <b>${escapeHtml(agentName)}</b>. The network is requested to end the access.</p>`,
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
