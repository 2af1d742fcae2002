import type { PlatformStatusView, PostView } from '@reelsheet/client';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Banner } from '../../design/components/feedback/banner.js';
import { addMessage } from '../../design/components/feedback/messages.js';
import { Button } from '../../design/components/controls/button.js';
import { Status } from '../../design/components/layout/status.js';
import { useSubmission } from '../../design/submission.js';
import { inWords } from '../../posting/network-words.js';
import { dayAndTimeOf, instantOf, timeInZone } from '../../posting/zoned-time.js';
import { ZonedTimeFields } from '../../posting/zoned-time-fields.js';
import { PLATFORM_NAMES } from '../../strings/platforms.js';
import { postStrings as text } from '../../strings/posts-en.js';
import type { GridModel } from '../grid/grid-model.js';
import { useShownAgent } from '../list/sheets-frame.js';
import { rowPostsKey } from './post-queries.js';
import { actsOf, isWaiting, postKind } from './post-state.js';
import type { PostsApi } from './posts-api.js';
import styles from './posts.module.css';

interface PostCardProps {
  readonly grid: GridModel;
  readonly api: PostsApi;
  readonly post: PostView;
}

/** A post with its state at each network, and what can be done with it. */
export function PostCard({ grid, api, post }: PostCardProps) {
  const { agent } = useShownAgent();
  const shownText = post.description || post.content.title;
  return (
    <li className={styles.post}>
      <p className={styles.postHead}>
        <Status kind={postKind(post)}>{text.states[post.status]}</Status>
        <span className={styles.hint} title={agent.time_zone}>
          {timeInZone(post.scheduled_time, agent.time_zone)}
        </span>
      </p>
      {shownText ? <p className={styles.description}>{shownText}</p> : null}
      <ul>
        {post.platforms_status.map((target) => (
          <Target key={target.platform} target={target} isWaiting={isWaiting(post)} />
        ))}
      </ul>
      <Acts grid={grid} api={api} post={post} />
    </li>
  );
}

interface TargetProps {
  readonly target: PlatformStatusView;
  /** True while the state of the post says everything. */
  readonly isWaiting: boolean;
}

function Target({ target, isWaiting: isWaitingPost }: TargetProps) {
  const { platform, normalized_status: status, post_url: url, error, warning } = target;
  return (
    <li className={styles.target}>
      <span>{PLATFORM_NAMES[platform]}</span>
      {isWaitingPost ? null : <span className={styles.hint}>{text.targetStates[status]}</span>}
      {url ? (
        <a href={url} target="_blank" rel="noreferrer">
          {text.open}
        </a>
      ) : null}
      {error || warning ? (
        <p className={error ? styles.targetError : styles.hint}>{inWords(error ?? warning ?? '')}</p>
      ) : null}
    </li>
  );
}

function Acts({ grid, api, post }: PostCardProps) {
  const queries = useQueryClient();
  const { isPending, error, run } = useSubmission();
  const [isMoving, setMoving] = useState(false);
  const { sheetId } = grid.session.options;
  const acts = actsOf(post);
  const act = (work: () => Promise<unknown>, done: string) =>
    run(async () => {
      await work();
      addMessage({ kind: 'positive', text: done });
      await queries.invalidateQueries({ queryKey: rowPostsKey(sheetId) });
    });
  const again = async () => {
    await api.delete(post);
    if (post.row_id !== null) await api.make([post.row_id]);
  };
  if (acts.length === 0) return null;
  return (
    <>
      {error ? <Banner kind="danger">{inWords(error.message)}</Banner> : null}
      <div className={styles.buttons}>
        {acts.includes('approve') ? (
          <Button
            size="small"
            kind="primary"
            isPending={isPending}
            onPress={() => act(() => api.approve(post), text.approved)}
          >
            {text.approve}
          </Button>
        ) : null}
        {acts.includes('again') ? (
          <Button size="small" isPending={isPending} onPress={() => act(again, text.made(1, 1))}>
            {text.again}
          </Button>
        ) : null}
        {acts.includes('move') ? (
          <Button size="small" onPress={() => setMoving(!isMoving)}>
            {text.move}
          </Button>
        ) : null}
        {acts.includes('delete') ? (
          <Button size="small" kind="plain" onPress={() => act(() => api.delete(post), text.deleted)}>
            {text.delete}
          </Button>
        ) : null}
      </div>
      {isMoving ? (
        <MoveForm
          post={post}
          isPending={isPending}
          onMove={(time) => {
            setMoving(false);
            act(() => api.move(post, time), text.moved);
          }}
        />
      ) : null}
    </>
  );
}

interface MoveFormProps {
  readonly post: PostView;
  readonly isPending: boolean;
  readonly onMove: (time: string) => void;
}

function MoveForm({ post, isPending, onMove }: MoveFormProps) {
  const { agent } = useShownAgent();
  const zone = agent.time_zone;
  const [at, setAt] = useState(dayAndTimeOf(post.scheduled_time, zone));
  const [isMissing, setMissing] = useState(false);
  return (
    <form
      className={styles.moveForm}
      noValidate
      aria-label={text.moveTo}
      onSubmit={(event) => {
        event.preventDefault();
        const time = instantOf(at, zone);
        setMissing(time === undefined);
        if (time !== undefined) onMove(time);
      }}
    >
      <ZonedTimeFields value={at} timeZone={zone} error={isMissing ? text.moveMissing : undefined} onChange={setAt} />
      <Button size="small" type="submit" isPending={isPending}>
        {text.setTime}
      </Button>
    </form>
  );
}
