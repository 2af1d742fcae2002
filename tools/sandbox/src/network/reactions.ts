import type { DatabaseSync } from 'node:sqlite';
import { Collection } from '../store/collection.js';

/** Kinds of reactions to a post that the sandbox simulates. */
export const REACTIONS = ['views', 'likes', 'comments', 'shares'] as const;
export type Reactions = Record<(typeof REACTIONS)[number], number>;

const NONE = Object.fromEntries(REACTIONS.map((name) => [name, 0])) as Reactions;

/** The reactions to the posts of one network, which the control endpoint sets. */
export class ReactionBook {
  private readonly stored: Collection<Reactions>;

  constructor(database: DatabaseSync, network: string) {
    this.stored = new Collection<Reactions>(database, `${network}_reactions`);
  }

  of(postId: string): Reactions {
    return this.stored.get(postId) ?? NONE;
  }

  add(postId: string, reactions: Partial<Reactions>): Reactions {
    return this.stored.put(postId, { ...this.of(postId), ...reactions });
  }
}
