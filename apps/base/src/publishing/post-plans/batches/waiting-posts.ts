import { Injectable } from '@nestjs/common';
import type { PostContent } from '@reelsheet/provider-publisher';
import { ContentResourceReader } from '../../../assets/content-resources/content-resource.reader.js';
import { contentHash } from './content-hash.js';
import { targetOf } from '../plan-accounts.js';
import type { RowContents } from '../plan-inputs.js';
import { PlannedPostRepository, type WaitingPost } from '../planned-post.repository.js';
import type { StoredPlan } from '../post-plan.repository.js';
import { plannedContent, type PlannedContent } from '../row-posts.js';

/** A post that has not started to go out, with its files at their present addresses, and what the plan would make. */
export interface FollowingPost extends WaitingPost {
  readonly present: PlannedContent;
}

/** Compares waiting posts with what the plan would make of their rows now. */
@Injectable()
export class WaitingPosts {
  constructor(
    private readonly made: PlannedPostRepository,
    private readonly resources: ContentResourceReader,
  ) {}

  /**
   * Returns the waiting posts of the rows that follow their plan. Posts that a person edited do not, nor those of
   * earlier versions, of which it is unknown, and of targets that the plan no longer has.
   */
  async following(
    agentId: number,
    { id, content: { targets } }: StoredPlan,
    contents: ReadonlyMap<number, RowContents>,
  ): Promise<FollowingPost[]> {
    const waiting = await this.made.waitingOf(id, [...contents.keys()]);
    const following = waiting.flatMap((post): FollowingPost[] => {
      const target = targetOf(targets, post);
      const row = contents.get(post.rowId);
      if (!target || !row || contentHash(post.content) !== post.madeOf) return [];
      return [{ ...post, present: plannedContent(target, row) }];
    });
    const addresses = await this.resources.presentAddresses(
      agentId,
      following.flatMap(({ content }) => filesIn(content)),
    );
    return following.map((post) => ({ ...post, content: atAddresses(post.content, addresses) }));
  }
}

/** Returns whether the plan would make something else now. A file is the same after its address was withdrawn. */
export const isOutdated = ({ content, present }: FollowingPost): boolean =>
  contentHash(present.content) !== contentHash(content);

const filesIn = ({ mediaUrl, thumbnailUrl }: PostContent): string[] =>
  [mediaUrl, thumbnailUrl].filter((url) => typeof url === 'string');

function atAddresses(content: PostContent, addresses: ReadonlyMap<string, string>): PostContent {
  const { mediaUrl, thumbnailUrl } = content;
  const present = (url: string) => addresses.get(url) ?? url;
  return {
    ...content,
    ...(mediaUrl ? { mediaUrl: present(mediaUrl) } : {}),
    ...(thumbnailUrl ? { thumbnailUrl: present(thumbnailUrl) } : {}),
  };
}
