import { useMemo } from 'react';
import { postStrings as text } from '../../strings/posts-en.js';
import type { GridModel } from '../grid/grid-model.js';
import { Panel } from '../panels/panel.js';
import { PlanSection } from './plan-section.js';
import { PostsApi } from './posts-api.js';
import { RowPosts } from './row-posts.js';

interface PostsPanelProps {
  readonly grid: GridModel;
  readonly onClose: () => void;
}

/** The posts of the selected row, and the plan by which rows become posts. */
export function PostsPanel({ grid, onClose }: PostsPanelProps) {
  const api = useMemo(() => new PostsApi(grid.session.api), [grid]);
  return (
    <Panel title={text.title} closeLabel={text.close} onClose={onClose} takesFocus>
      <RowPosts grid={grid} api={api} />
      <PlanSection grid={grid} api={api} />
    </Panel>
  );
}
