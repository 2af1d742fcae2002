import { addMessage } from '../design/components/feedback/messages.js';
import { signOut } from '../session/session.js';
import { strings } from '../strings/en.js';

/** Signs the user out, also where the server cannot be reached. */
export function signOutHere(showSignIn: () => Promise<void>): void {
  signOut().catch(() => addMessage({ kind: 'danger', text: strings.shell.signedOutHere }));
  void showSignIn();
}
