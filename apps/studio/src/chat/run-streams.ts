import type { RunProgressView } from '@reelsheet/client';
import { useEffect, useState } from 'react';

/** Addresses of the progress of runs that this tab has started. Nothing stores them, because their tokens open it. */
const addresses = new Map<string, string>();

export const rememberStream = (runId: string, address: string): void => void addresses.set(runId, address);

/**
 * Follows the progress of a run that this tab has started; undefined for others, and before its first state.
 * `onChange` is called with each state.
 */
export function useRunProgress(runId: string, onChange: () => void): RunProgressView | undefined {
  const [progress, setProgress] = useState<RunProgressView>();
  useEffect(() => {
    const address = addresses.get(runId);
    if (address === undefined) return undefined;
    const stream = new EventSource(address);
    stream.onmessage = ({ data }: MessageEvent<string>) => {
      const next = JSON.parse(data) as RunProgressView;
      setProgress(next);
      onChange();
      if (next.status === 'running') return;
      addresses.delete(runId);
      stream.close();
    };
    return () => stream.close();
  }, [runId, onChange]);
  return progress;
}
