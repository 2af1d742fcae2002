import { Check, CloudOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Spinner } from '../../design/components/controls/spinner.js';
import { sheetStrings as strings } from '../../strings/sheet-en.js';
import { useObservable } from '../data/observable.js';
import type { SheetSession } from '../edits/sheet-session.js';
import styles from './toolbar.module.css';

/** Milliseconds for which "Saved" stays after the last edit was taken. */
const SAVED_MS = 2000;
/** Milliseconds that an edit is under way before "Saving" appears; faster ones would only flicker. */
const SLOW_MS = 400;

/** Says whether what was typed has reached the server. */
export function SavingState({ session }: { readonly session: SheetSession }) {
  const edits = useObservable(session.sender.edits);
  const connection = useObservable(session.loop.connection);
  const phase = usePhase(edits.length > 0);
  if (connection === 'offline') {
    const detail = strings.offlineDetail(edits.length);
    return (
      <span className={styles.saving} data-kind="offline" role="status" title={detail}>
        <CloudOff size={14} aria-hidden />
        {strings.offline}
        <span className="visually-hidden">{detail}</span>
      </span>
    );
  }
  return (
    <span className={styles.saving} role="status">
      {phase === 'saving' ? (
        <>
          <Spinner /> {strings.saving}
        </>
      ) : null}
      {phase === 'saved' ? (
        <>
          <Check size={14} aria-hidden /> {strings.saved}
        </>
      ) : null}
    </span>
  );
}

type SavingPhase = 'idle' | 'saving' | 'saved';

function usePhase(isWaiting: boolean): SavingPhase {
  const [phase, setPhase] = useState<SavingPhase>('idle');
  useEffect(() => {
    const timer = isWaiting
      ? setTimeout(() => setPhase('saving'), SLOW_MS)
      : setTimeout(() => setPhase('idle'), SAVED_MS);
    if (!isWaiting) setPhase((before) => (before === 'saving' ? 'saved' : before));
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return phase;
}
