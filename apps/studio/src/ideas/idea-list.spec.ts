import { describe, expect, it } from '@jest/globals';
import type { IdeaStatus, IdeaView } from '@reelsheet/client';
import { filterIdeas, isProducible, producibleOf, statusKind } from './idea-list.js';

const idea = (id: number, status: IdeaStatus, rowId: number | null = null) =>
  ({ id, status, production: rowId === null ? null : { row_id: rowId } }) as IdeaView;

describe('ideas of an agent', () => {
  const ideas = [idea(1, 'generated'), idea(2, 'approve_to_create'), idea(3, 'posted', 9), idea(4, 'rejected')];

  it('are listed by what people decided', () => {
    const ids = (filter: Parameters<typeof filterIdeas>[1]) => filterIdeas(ideas, filter).map(({ id }) => id);
    expect([ids('generated'), ids('approve_to_create'), ids('rejected'), ids('all')]).toEqual([
      [1],
      [2, 3],
      [4],
      [1, 2, 3, 4],
    ]);
  });

  it('become videos once they are accepted, and only once', () => {
    expect(ideas.map(isProducible)).toEqual([false, true, false, false]);
    expect(isProducible(idea(5, 'approve_to_create', 8))).toBe(false);
    expect(producibleOf(ideas, new Set([1, 2, 7])).map(({ id }) => id)).toEqual([2]);
  });

  it('have a colour for each state', () => {
    expect((['generated', 'rejected', 'change_video', 'posted'] as const).map(statusKind)).toEqual([
      'neutral',
      'danger',
      'warning',
      'positive',
    ]);
  });
});
