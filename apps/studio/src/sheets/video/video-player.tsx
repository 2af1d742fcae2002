import type { RenderJobView } from '@reelsheet/client';
import { CalendarClock, Download } from 'lucide-react';
import { Banner } from '../../design/components/feedback/banner.js';
import { Button } from '../../design/components/controls/button.js';
import { Tag } from '../../design/components/layout/status.js';
import { videoStrings as text } from '../../strings/video-en.js';
import type { CellMark } from '../data/cell-marks.js';
import { useObservable } from '../data/observable.js';
import type { SheetSession } from '../edits/sheet-session.js';
import { PanelSection } from '../panels/panel.js';
import type { VideoApi } from './video-api.js';
import type { VideoState } from './video-state.js';
import styles from './video.module.css';

const PERCENT = 100;

interface VideoPlayerProps {
  readonly session: SheetSession;
  readonly api: VideoApi;
  readonly state: VideoState;
  readonly mark: CellMark | undefined;
  /** Undefined for people who may not post. */
  readonly onSchedule: (() => void) | undefined;
  readonly onChange: () => void;
}

/** The video of the row, with its state. A draft is shown while it is newer than the video. */
export function VideoPlayer({ session, api, state, mark, onSchedule, onChange }: VideoPlayerProps) {
  const shown = state.draft ?? state.video;
  return (
    <PanelSection title={text.video} end={state.draft ? <Tag>{text.draft}</Tag> : undefined}>
      {shown ? <Player render={shown} /> : <NoVideo />}
      {shown ? (
        <div className={styles.buttons}>
          {onSchedule && state.video ? (
            <Button size="small" icon={<CalendarClock />} onPress={onSchedule}>
              {text.schedule}
            </Button>
          ) : null}
          <Button size="small" icon={<Download />} onPress={() => void download(session, api, shown.id)}>
            {text.download}
          </Button>
        </div>
      ) : null}
      {state.open ? (
        <Progress session={session} api={api} render={state.open} onChange={onChange} />
      ) : (
        <Warnings state={state} mark={mark} />
      )}
    </PanelSection>
  );
}

function Player({ render: { url, thumbnail_url: poster } }: { readonly render: RenderJobView }) {
  return (
    <video
      key={url}
      className={styles.player}
      src={url ?? undefined}
      poster={poster ?? undefined}
      aria-label={text.player}
      controls
      playsInline
      preload="none"
    />
  );
}

const NoVideo = () => (
  <div className={styles.empty}>
    <p>{text.none}</p>
    <p className={styles.hint}>{text.noneHint}</p>
  </div>
);

function Warnings({ state: { ended, video }, mark }: Pick<VideoPlayerProps, 'state' | 'mark'>) {
  if (ended?.status === 'failed') return <Banner kind="danger">{text.failed(ended.failed_reason ?? '')}</Banner>;
  if (ended?.status === 'stopped') return <Banner kind="warning">{text.stopped}</Banner>;
  return video && mark?.state === 'stale' ? <Banner kind="warning">{text.stale(mark.reason)}</Banner> : null;
}

interface ProgressProps {
  readonly session: SheetSession;
  readonly api: VideoApi;
  readonly render: RenderJobView;
  readonly onChange: () => void;
}

function Progress({ session, api, render, onChange }: ProgressProps) {
  const live = useObservable(session.follower.progress).get(-render.id) ?? render;
  const percent = Math.round(live.progress * PERCENT);
  const stop = () => void api.stop(render.id).then(onChange).catch(session.report);
  return (
    <div className={styles.progress}>
      <p role="status">{live.status === 'pending' ? text.queued : text.rendering(percent)}</p>
      <Button size="small" onPress={stop}>
        {text.stop}
      </Button>
      <progress className={styles.bar} max={PERCENT} value={percent} aria-label={text.rendering(percent)} />
    </div>
  );
}

/** Lets the browser store the file under a name that says what it is. */
export async function download(session: SheetSession, api: VideoApi, renderId: number): Promise<void> {
  try {
    const { url, filename } = await api.download(renderId);
    const link = document.createElement('a');
    link.href = url;
    link.download = filename;
    link.rel = 'noreferrer';
    link.target = '_blank';
    link.click();
  } catch (error) {
    session.report(error);
  }
}
