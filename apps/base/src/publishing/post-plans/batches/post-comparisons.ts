import { Injectable } from '@nestjs/common';
import { RowTextReader } from '../../../sheets/dependencies/row-text.reader.js';
import type { Names } from '../../../sheets/dependencies/names.js';
import type { SheetScope } from '../../../sheets/sheet/sheet.js';
import { toContent } from '../../posts/wire-content.js';
import { SocialAccountService } from '../../social-accounts/social-account.service.js';
import { sortedJson } from './content-hash.js';
import { usableTargets } from '../plan-accounts.js';
import { columnNamed, PlanInputs, type RowContents } from '../plan-inputs.js';
import { PlannedPostRepository, type MadePost } from '../planned-post.repository.js';
import { isMade } from '../planned-rows.js';
import type { PlanContent, PlanTarget } from '../post-plan.js';
import { PostPlanRepository } from '../post-plan.repository.js';
import { usedCells } from './used-cells.js';
import { WaitingPosts, type FollowingPost } from './waiting-posts.js';

/** The posts of a row, compared with what the plan would make of it now. */
export interface RowPostsComparison {
  /** True if each target of the plan that counts now has its post. */
  readonly isMade: boolean;
  /** Fields in which posts that follow the plan have changed. */
  readonly changed: readonly string[];
  /** The first error in the texts or files of such a post now. */
  readonly error: string | null;
  /** When a post was last made or updated; null if never. */
  readonly madeAt: Date | null;
  /** Cells whose making changes posts that follow the plan, with their titles; empty without such posts. */
  readonly madeOf: ReadonlyMap<number, string>;
  /** The cell that is to hold the video and holds none. */
  readonly emptyVideoCell: number | null;
}

/** Compares the posts of rows, in a fixed number of statements. */
@Injectable()
export class PostComparisons {
  constructor(
    private readonly plans: PostPlanRepository,
    private readonly inputs: PlanInputs,
    private readonly texts: RowTextReader,
    private readonly made: PlannedPostRepository,
    private readonly waiting: WaitingPosts,
    private readonly accounts: SocialAccountService,
  ) {}

  /** Returns how many posts each row of the sheet becomes; 0 without a plan. */
  async postsOfRow(sheetId: number): Promise<number> {
    return (await this.plans.find(sheetId))?.content.targets.length ?? 0;
  }

  /** Returns a comparison for each of the rows that exist; none for a sheet without a plan. */
  async of(sheet: SheetScope, rowIds: readonly number[]): Promise<ReadonlyMap<number, RowPostsComparison>> {
    const plan = await this.plans.find(sheet.sheetId);
    if (!plan) return new Map();
    const existing = await this.texts.rowsOf(sheet.sheetId, { rowIds });
    const names = await this.inputs.namesOf(sheet.sheetId);
    const contents = await this.inputs.contentsOf(sheet, existing, plan.content, names);
    const made = await this.made.ofRows(plan.id, existing);
    const madeAt = await this.made.latestOf(plan.id, existing);
    const following = Map.groupBy(await this.waiting.following(sheet.agentId, plan, contents), ({ rowId }) => rowId);
    const targets = usableTargets(plan.content.targets, await this.accounts.list(sheet.agentId));
    const video = plan.content.files.video === null ? undefined : columnNamed(names, plan.content.files.video);
    return new Map(
      [...contents].map(([rowId, row]): [number, RowPostsComparison] => {
        const posts = following.get(rowId) ?? [];
        const hasVideo = row.video === null || 'url' in row.video;
        return [
          rowId,
          {
            isMade: isWhole(targets, made.get(rowId) ?? []),
            changed: [...new Set(posts.flatMap((post) => changedFields(post)))],
            error: errorOf(posts),
            madeAt: madeAt.get(rowId) ?? null,
            madeOf: posts.length > 0 ? generatedCells(plan.content, row, names) : new Map(),
            emptyVideoCell: hasVideo || !video ? null : (row.cells.get(video.id) ?? null),
          },
        ];
      }),
    );
  }
}

/** A row keeps the posts that it has when no target counts any more. */
const isWhole = (targets: readonly PlanTarget[], posts: readonly MadePost[]): boolean =>
  targets.length > 0 ? targets.every((target) => isMade(target, posts)) : posts.length > 0;

function changedFields({ content, present }: FollowingPost): string[] {
  const [before, now] = [toContent(content), toContent(present.content)];
  return Object.keys({ ...before, ...now }).filter((field) => sortedJson(before[field]) !== sortedJson(now[field]));
}

function errorOf(posts: readonly FollowingPost[]): string | null {
  const [error] = posts.flatMap(({ present }) => present.errors);
  return error ? `${error.field} ${error.error}` : null;
}

/** Returns the titles of the cells of a row whose generation changes its posts, by cell. */
const generatedCells = (plan: PlanContent, row: RowContents, names: Names): ReadonlyMap<number, string> =>
  new Map(
    usedCells(plan, row, names)
      .filter((cell) => row.sources.isRemade(cell))
      .map((cell) => [cell.id, row.sources.titleOf(cell)]),
  );
