import { OctagonAlert, BadgeCheck, X } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';
import { strings } from '../../../strings/en.js';
import { Button } from '../controls/button.js';
import { removeMessage, messages, subscribeMessages, type Notice } from './messages.js';
import styles from './toasts.module.css';

/** Milliseconds for which a message is shown; one that offers to undo something stays longer. */
const SHOWN_MS = 5_000;
const SHOWN_WITH_ACTION_MS = 12_000;

/** The messages about what has just happened, at the lower edge of the window. */
export function Toasts() {
  const shown = useSyncExternalStore(subscribeMessages, messages);
  return (
    <section
      className={styles.toasts}
      aria-label={strings.shell.notifications}
      aria-live="polite"
      role="status"
      data-above-page
    >
      {shown.map((message) => (
        <Toast key={message.id} message={message} />
      ))}
    </section>
  );
}

function Toast({ message }: { readonly message: Notice }) {
  const { id, text, kind, action } = message;
  useEffect(() => {
    const timer = setTimeout(() => removeMessage(id), action ? SHOWN_WITH_ACTION_MS : SHOWN_MS);
    return () => clearTimeout(timer);
  }, [id, action]);
  return (
    <div className={styles.toast} data-kind={kind}>
      {kind === 'danger' ? <OctagonAlert aria-hidden="true" /> : <BadgeCheck aria-hidden="true" />}
      <span className={styles.text}>{text}</span>
      {action && (
        <Button
          size="small"
          onPress={() => {
            removeMessage(id);
            action.run();
          }}
        >
          {action.label}
        </Button>
      )}
      <Button
        kind="plain"
        size="small"
        aria-label={strings.common.dismiss}
        icon={<X />}
        onPress={() => removeMessage(id)}
      />
    </div>
  );
}
