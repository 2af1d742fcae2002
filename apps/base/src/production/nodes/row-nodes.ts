import { Injectable } from '@nestjs/common';
import type { SheetScope } from '../../sheets/sheet/sheet.js';
import { NodeComparison } from './node-comparison.js';
import { NodeRepository } from './node.repository.js';
import { PostNodeComparison } from './posts/post-node-comparison.js';
import { PostNodeRepository } from './posts/post-node.repository.js';

/** Compares and stores the nodes of rows. */
@Injectable()
export class RowNodes {
  constructor(
    private readonly comparison: NodeComparison,
    private readonly nodes: NodeRepository,
    private readonly postComparison: PostNodeComparison,
    private readonly postNodes: PostNodeRepository,
  ) {}

  async compare(sheet: SheetScope, rowIds: readonly number[]): Promise<void> {
    const nodes = await this.comparison.nodesOf(sheet, rowIds);
    await this.nodes.replace(sheet.sheetId, rowIds, nodes);
    await this.postNodes.replace(sheet.sheetId, rowIds, await this.postComparison.nodesOf(sheet, rowIds, nodes));
  }
}
