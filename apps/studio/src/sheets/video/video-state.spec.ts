import { describe, expect, it } from '@jest/globals';
import type { JobStatus, RenderJobView } from '@reelsheet/client';
import { videoStateOf } from './video-state.js';

const render = (id: number, status: JobStatus, preview = false, url: string | null = 'v.mp4'): RenderJobView => ({
  id,
  status,
  preview,
  progress: 0,
  project_id: 1,
  container_id: 1,
  content_resource_id: null,
  url: status === 'completed' ? url : null,
  thumbnail_url: null,
  failed_reason: null,
  failed_code: null,
  execution_cost: 0,
  created_at: '2026-01-01T00:00:00Z',
});

describe('the state of a final video', () => {
  const ids = (renders: RenderJobView[]) => {
    const { video, draft, open, ended } = videoStateOf(renders);
    return [video?.id, draft?.id, open?.id, ended?.id];
  };

  it('shows the newest video that is no draft, and a draft only while it is newer', () => {
    expect(ids([])).toEqual([undefined, undefined, undefined, undefined]);
    expect(ids([render(3, 'completed', true), render(2, 'completed'), render(1, 'completed')])).toEqual([
      2,
      3,
      undefined,
      undefined,
    ]);
    expect(ids([render(3, 'completed'), render(2, 'completed', true)])).toEqual([3, undefined, undefined, undefined]);
    expect(ids([render(3, 'completed', false, null), render(2, 'completed')])[0]).toBe(2);
  });

  it('names the render under way, and one that failed until another is ordered', () => {
    expect(ids([render(3, 'processing'), render(2, 'failed')])).toEqual([undefined, undefined, 3, undefined]);
    expect(ids([render(3, 'failed'), render(2, 'completed')])).toEqual([2, undefined, undefined, 3]);
    expect(ids([render(3, 'stopped', true)])).toEqual([undefined, undefined, undefined, 3]);
  });
});
