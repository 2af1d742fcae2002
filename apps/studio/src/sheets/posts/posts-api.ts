import {
  ApiError,
  dataOf,
  type CheckedPlanView,
  type PostPlanBody,
  type PostPlanView,
  type PostView,
} from '@reelsheet/client';
import type { SheetApi } from '../data/sheet-api.js';

const NOT_FOUND = 404;

/** The requests about the posts of a sheet. */
export class PostsApi {
  private readonly options: { readonly path: { readonly id: number }; readonly query: SheetApi['query'] };

  constructor(private readonly api: SheetApi) {
    this.options = { path: { id: api.sheetId }, query: api.query };
  }

  /** Returns the plan of the sheet; null if it has none. */
  async plan(): Promise<PostPlanView | null> {
    try {
      return await dataOf(this.api.client.sheets.postPlan.get(this.options));
    } catch (error) {
      if (error instanceof ApiError && error.status === NOT_FOUND) return null;
      throw error;
    }
  }

  async setPlan(body: PostPlanBody): Promise<PostPlanView> {
    return dataOf(this.api.client.sheets.postPlan.set({ ...this.options, body }));
  }

  /** Checks up to a hundred rows, behind one of them. */
  async check(rowsAfter: number | undefined): Promise<CheckedPlanView> {
    const body = rowsAfter === undefined ? {} : { rows_after: rowsAfter };
    return dataOf(this.api.client.sheets.postPlan.check({ ...this.options, body }));
  }

  async make(rowIds: readonly number[]) {
    return dataOf(this.api.client.sheets.postPlan.createPosts({ ...this.options, body: { row_ids: [...rowIds] } }));
  }

  async ofRow(rowId: number): Promise<readonly PostView[]> {
    const path = { ...this.options.path, row_id: rowId };
    return dataOf(this.api.client.sheets.rows.listPosts({ path, query: this.api.query }));
  }

  async accounts() {
    return dataOf(this.api.client.socialAccounts.list({ path: { agent_id: this.api.agentId } }));
  }

  /** Approves a draft as it was shown. */
  async approve({ id, updated_at }: PostView): Promise<void> {
    await dataOf(this.api.client.posts.approve({ path: { post_id: id }, query: { updated_at } }));
  }

  async move({ id }: PostView, time: string): Promise<void> {
    await dataOf(this.api.client.posts.update({ path: { post_id: id }, body: { scheduled_time: time } }));
  }

  async delete({ id }: PostView): Promise<void> {
    await dataOf(this.api.client.posts.delete({ path: { post_id: id } }));
  }
}
