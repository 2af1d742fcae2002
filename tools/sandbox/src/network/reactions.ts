import type { DatabaseSync } from 'node:sqlite';
import { Collection } from '../store/collection.js';

/** What people did with a post. */
export interface Reactions {
  views: number;
  likes: number;
  comments: number;
  shares: number;
}

const NONE: Reactions = { views: 0, likes: 0, comments: 0, shares: 0 };

/** The reactions to the posts of one network, as the control endpoint told them. */
export class ReactionBook {
  private readonly kept: Collection<Reactions>;

  constructor(database: DatabaseSync, network: string) {
    this.kept = new Collection<Reactions>(database, `${network}_reactions`);
  }

  of(postId: string): Reactions {
    return this.kept.get(postId) ?? NONE;
  }

  tell(postId: string, reactions: Partial<Reactions>): Reactions {
    return this.kept.put(postId, { ...this.of(postId), ...reactions });
  }
}
