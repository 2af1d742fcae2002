import type { IdeaStatus, IdeaView } from '@reelsheet/client';
import type { StatusKind } from '../design/components/layout/status.js';

export const IDEA_FILTERS = ['generated', 'approve_to_create', 'rejected', 'all'] as const;
export type IdeaFilter = (typeof IDEA_FILTERS)[number];

/** Statuses that an accepted idea may have later. */
const ACCEPTED: ReadonlySet<IdeaStatus> = new Set<IdeaStatus>([
  'approve_to_create',
  'ready_for_review',
  'change_idea',
  'change_video',
  'approved_to_post',
  'posted',
]);

export function filterIdeas(ideas: readonly IdeaView[], filter: IdeaFilter): readonly IdeaView[] {
  if (filter === 'all') return ideas;
  return ideas.filter(({ status }) => (filter === 'approve_to_create' ? ACCEPTED.has(status) : status === filter));
}

/** Returns whether a video can be made of an idea: it is accepted and has no row yet. */
export function isProducible({ status, production }: IdeaView): boolean {
  return status === 'approve_to_create' && !production?.row_id;
}

/** Returns the chosen ideas of which videos can be made. */
export function producibleOf(ideas: readonly IdeaView[], chosen: ReadonlySet<number>): readonly IdeaView[] {
  return ideas.filter((idea) => chosen.has(idea.id) && isProducible(idea));
}

export function statusKind(status: IdeaStatus): StatusKind {
  switch (status) {
    case 'generated':
      return 'neutral';
    case 'rejected':
      return 'danger';
    case 'change_idea':
    case 'change_video':
    case 'ready_for_review':
      return 'warning';
    case 'approve_to_create':
    case 'approved_to_post':
    case 'posted':
      return 'positive';
  }
}
