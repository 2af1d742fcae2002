import type { CellView } from '@reelsheet/client';
import { useMemo } from 'react';
import { useOrganization } from '../../app/use-organization.js';
import { Spinner } from '../../design/components/controls/spinner.js';
import { useObservable } from '../data/observable.js';
import type { RowDetails } from '../data/row-details.js';
import type { GridModel } from '../grid/grid-model.js';
import { LayerList } from './layer-list.js';
import { RenderList } from './render-list.js';
import { RenderOrder } from './render-order.js';
import { useRenders } from './use-renders.js';
import { VideoApi } from './video-api.js';
import { VideoPlayer } from './video-player.js';
import { videoStateOf } from './video-state.js';

interface VideoPanelProps {
  readonly grid: GridModel;
  readonly cell: CellView;
  readonly details: RowDetails;
}

/** Everything about the final video of a row: the video, what makes it again, its layers and its renders. */
export function VideoPanel({ grid, cell, details }: VideoPanelProps) {
  const { session } = grid;
  const { canEdit } = useOrganization();
  const api = useMemo(() => new VideoApi(session.api, cell.id), [session, cell.id]);
  const { renders, refresh } = useRenders(session, api);
  const mark = useObservable(session.marks.marks).get(cell.id);
  const schedule = canEdit ? () => grid.schedulePost() : undefined;
  if (!renders) return <Spinner />;
  const state = videoStateOf(renders);
  return (
    <>
      <VideoPlayer session={session} api={api} state={state} mark={mark} onSchedule={schedule} onChange={refresh} />
      <RenderOrder grid={grid} api={api} cell={cell} isOpen={state.open !== undefined} onOrder={refresh} />
      <LayerList grid={grid} api={api} cell={cell} details={details} />
      <RenderList session={session} api={api} renders={renders} shown={state.video?.id} />
    </>
  );
}
