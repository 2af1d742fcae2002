import type { MadePostsView } from '@reelsheet/client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CalendarClock, Send } from 'lucide-react';
import { useState } from 'react';
import { useOrganization } from '../../app/use-organization.js';
import { Banner } from '../../design/components/feedback/banner.js';
import { addMessage } from '../../design/components/feedback/messages.js';
import { Button } from '../../design/components/controls/button.js';
import { Spinner } from '../../design/components/controls/spinner.js';
import { useSubmission } from '../../design/submission.js';
import { postStrings as text } from '../../strings/posts-en.js';
import { useObservable } from '../data/observable.js';
import type { GridModel } from '../grid/grid-model.js';
import { PanelSection } from '../panels/panel.js';
import { PostCard } from './post-card.js';
import { planQuery, rowPostsKey, rowPostsQuery } from './post-queries.js';
import type { PostsApi } from './posts-api.js';
import styles from './posts.module.css';
import { RowErrors } from './row-errors.js';

/** Rows of which one request may make posts. */
const MAX_ROWS = 100;

interface RowPostsProps {
  readonly grid: GridModel;
  readonly api: PostsApi;
}

/** The posts of the active row; makes those of the selected rows. */
export function RowPosts({ grid, api }: RowPostsProps) {
  const { active: point } = useObservable(grid.selection);
  const { canEdit } = useOrganization();
  const rowId = grid.active?.rowId;
  if (rowId === undefined) return <p className={styles.hint}>{text.noRow}</p>;
  return (
    <PanelSection title={text.row(point.row + 1)}>
      <PostList key={rowId} grid={grid} api={api} rowId={rowId} />
      {canEdit ? (
        <Button kind="primary" icon={<CalendarClock />} onPress={() => grid.schedulePost()}>
          {text.schedule}
        </Button>
      ) : null}
      <MakePosts grid={grid} api={api} />
    </PanelSection>
  );
}

function PostList({ grid, api, rowId }: RowPostsProps & { readonly rowId: number }) {
  const { sheetId } = grid.session.options;
  const { data: posts, error } = useQuery(rowPostsQuery(api, sheetId, rowId));
  if (error && !posts) return <Banner kind="danger">{error.message}</Banner>;
  if (!posts) return <Spinner />;
  if (posts.length === 0) return <p className={styles.hint}>{text.noPosts}</p>;
  return (
    <ul className={styles.posts}>
      {posts.map((post) => (
        <PostCard key={post.id} grid={grid} api={api} post={post} />
      ))}
    </ul>
  );
}

function MakePosts({ grid, api }: RowPostsProps) {
  useObservable(grid.selection);
  const { sheetId } = grid.session.options;
  const { data: plan } = useQuery(planQuery(api, sheetId));
  const queries = useQueryClient();
  const { isPending, error, run } = useSubmission();
  const [made, setMade] = useState<MadePostsView>();
  const rowIds = grid.selectedRowIds;
  if (!plan) return null;
  const make = async () => {
    setMade(undefined);
    const answer = await api.make(rowIds);
    setMade(answer);
    const created = answer.posts.filter((post) => post.created).length;
    const rows = new Set(answer.posts.map((post) => post.row_id)).size;
    if (answer.posts.length > 0) addMessage({ kind: 'positive', text: text.made(created, rows) });
    await queries.invalidateQueries({ queryKey: rowPostsKey(sheetId) });
  };
  return (
    <>
      {error ? <Banner kind="danger">{error.message}</Banner> : null}
      {made && made.errors.length > 0 ? <RowErrors grid={grid} errors={made.errors} /> : null}
      <Button icon={<Send />} isPending={isPending} isDisabled={rowIds.length > MAX_ROWS} onPress={() => run(make)}>
        {text.make(rowIds.length)}
      </Button>
      {rowIds.length > MAX_ROWS ? <p className={styles.hint}>{text.tooMany}</p> : null}
    </>
  );
}
