import type { ConnectionFailure, ConnectionResult } from './connection.service.js';

const FAILURES: Readonly<Record<ConnectionFailure, string>> = {
  invalid_state: 'This link was used already or is too old. Please start again.',
  access_denied: 'Consent was not given, so nothing was connected.',
  forbidden: 'You may no longer connect accounts for this agent.',
  connection_failed: 'The network did not complete the connection. Please try again.',
};

/** What the browser shows where the connection names no address of its own. */
export function callbackPage(result: ConnectionResult): string {
  if (result.status === 'failed') return page('Not connected', FAILURES[result.failure]);
  return page('Account connected', `@${result.account.handle} can now be posted to. You may close this window.`);
}

function page(title: string, text: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)}</title>
<style>
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: Canvas; color: CanvasText; font: 1rem/1.5 system-ui, sans-serif; color-scheme: light dark }
main { max-width: 26rem; padding: 2rem; text-align: center }
h1 { margin: 0 0 .5rem; font-size: 1.5rem }
p { margin: 0 }
</style>
</head>
<body><main><h1>${escape(title)}</h1><p>${escape(text)}</p></main></body>
</html>
`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escape = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character]!);
