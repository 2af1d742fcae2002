import type { RenderJobView } from '@reelsheet/client';
import { Download } from 'lucide-react';
import { Button } from '../../design/components/controls/button.js';
import { Tag } from '../../design/components/layout/status.js';
import { Time } from '../../design/components/layout/time.js';
import { videoStrings as text } from '../../strings/video-en.js';
import type { SheetSession } from '../edits/sheet-session.js';
import { PanelSection } from '../panels/panel.js';
import type { VideoApi } from './video-api.js';
import { download } from './video-player.js';
import styles from './video.module.css';

interface RenderListProps {
  readonly session: SheetSession;
  readonly api: VideoApi;
  readonly renders: readonly RenderJobView[];
  /** Id of the render whose video is shown. */
  readonly shown: number | undefined;
}

/** The renders of a cell, newest first. */
export function RenderList({ session, api, renders, shown }: RenderListProps) {
  return (
    <PanelSection title={text.versions}>
      {renders.length === 0 ? <p className={styles.hint}>{text.noVersions}</p> : null}
      <ol className={styles.renders}>
        {renders.map((render) => (
          <li key={render.id} className={styles.render} data-shown={render.id === shown || undefined}>
            {render.thumbnail_url ? (
              <img className={styles.small} src={render.thumbnail_url} alt="" loading="lazy" />
            ) : null}
            <div className={styles.about}>
              <p className={styles.name}>
                {text.states[render.status]} {render.preview ? <Tag>{text.draft}</Tag> : null}
                {render.id === shown ? <span className={styles.current}>{text.shown}</span> : null}
              </p>
              <p className={styles.hint}>
                <Time at={render.created_at} />
                {render.status === 'completed' ? ` · ${text.credits(render.execution_cost)}` : ''}
                {render.failed_reason ? ` · ${render.failed_reason}` : ''}
              </p>
            </div>
            <RenderActs session={session} api={api} render={render} />
          </li>
        ))}
      </ol>
    </PanelSection>
  );
}

function RenderActs({ session, api, render }: Pick<RenderListProps, 'session' | 'api'> & { render: RenderJobView }) {
  if (render.status !== 'completed' || render.url === null) return null;
  return (
    <div className={styles.acts}>
      <a className={styles.link} href={render.url} target="_blank" rel="noreferrer">
        {text.watch}
      </a>
      <Button
        size="small"
        kind="plain"
        aria-label={text.download}
        icon={<Download />}
        onPress={() => void download(session, api, render.id)}
      />
    </div>
  );
}
