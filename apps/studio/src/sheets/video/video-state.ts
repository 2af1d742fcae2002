import type { RenderJobView } from '@reelsheet/client';

/** The renders of a cell that a person should see. */
export interface VideoState {
  /** The video that is shown and posted: the newest one that is no draft. */
  readonly video: RenderJobView | undefined;
  /** A draft that is newer than the video. */
  readonly draft: RenderJobView | undefined;
  /** The render that is under way. */
  readonly open: RenderJobView | undefined;
  /** The newest render, where it has failed or was stopped. */
  readonly ended: RenderJobView | undefined;
}

const isOpen = ({ status }: RenderJobView) => status === 'pending' || status === 'processing';
const isWatchable = ({ status, url }: RenderJobView) => status === 'completed' && url !== null;

/** Returns the state of a cell by its renders, newest first. */
export function videoStateOf(renders: readonly RenderJobView[]): VideoState {
  const video = renders.find((render) => !render.preview && isWatchable(render));
  const draft = renders.find((render) => render.preview && isWatchable(render));
  const [newest] = renders;
  const hasEndedBadly = newest?.status === 'failed' || newest?.status === 'stopped';
  return {
    video,
    draft: draft && (!video || draft.id > video.id) ? draft : undefined,
    open: renders.find(isOpen),
    ended: hasEndedBadly ? newest : undefined,
  };
}
