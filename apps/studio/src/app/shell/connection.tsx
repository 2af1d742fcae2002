import { useEffect, useState, useSyncExternalStore } from 'react';
import { Button as AriaButton, Tooltip, TooltipTrigger } from 'react-aria-components';
import { Banner } from '../../design/components/feedback/banner.js';
import { liveState, subscribeLiveState } from '../../live/live.js';
import type { LiveState } from '../../live/live-connection.js';
import { strings } from '../../strings/en.js';
import styles from './sidebar.module.css';
import tooltip from '../../design/components/overlays/tooltip.module.css';

const text = strings.shell;
const NAMES: Readonly<Record<LiveState, string>> = {
  live: text.live,
  connecting: text.connecting,
  lost: text.lostShort,
};

const subscribeOnline = (listener: () => void) => {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
};
const isOnline = () => navigator.onLine;

/** Milliseconds for which a lost connection is not mentioned, because most come back at once. */
const SILENT_MS = 2_000;

/** Says plainly that what is shown may be out of date. */
export function ConnectionBanner() {
  const online = useSyncExternalStore(subscribeOnline, isOnline);
  const isLost = useSyncExternalStore(subscribeLiveState, liveState) === 'lost';
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isLost) return setLong(false);
    const timer = setTimeout(() => setLong(true), SILENT_MS);
    return () => clearTimeout(timer);
  }, [isLost]);
  if (online && !isLong) return null;
  return (
    <Banner kind="warning" isFlat>
      {online ? text.lost : text.offline}
    </Banner>
  );
}

/** A dot that shows whether changes of others appear at once. */
export function ConnectionState() {
  const online = useSyncExternalStore(subscribeOnline, isOnline);
  const live = useSyncExternalStore(subscribeLiveState, liveState);
  const state = online ? live : 'lost';
  return (
    <TooltipTrigger delay={300}>
      <AriaButton className={styles.connection} aria-label={NAMES[state]}>
        <span className={styles.dot} data-state={state} />
      </AriaButton>
      <Tooltip className={tooltip.tooltip} offset={4}>
        {NAMES[state]}
      </Tooltip>
    </TooltipTrigger>
  );
}
