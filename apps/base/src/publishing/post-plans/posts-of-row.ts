import { Injectable } from '@nestjs/common';
import { RowReader } from '../../sheets/rows/row.reader.js';
import { SheetReader } from '../../sheets/sheet/sheet.reader.js';
import type { SheetScope } from '../../sheets/sheet/sheet.js';
import { PostReader } from '../posts/post.reader.js';

/** Lists the posts of a row of a sheet. */
@Injectable()
export class PostsOfRow {
  constructor(
    private readonly sheets: SheetReader,
    private readonly rows: RowReader,
    private readonly posts: PostReader,
  ) {}

  /** Throws `not_found` for a row of another sheet. */
  async of(sheet: SheetScope, rowId: number) {
    await this.sheets.require(sheet);
    await this.rows.inOrder(sheet.sheetId, { rowIds: [rowId], columnId: null, maxLength: 0 });
    return this.posts.ofRow(sheet.agentId, rowId);
  }
}
