import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { prose } from '@reelsheet/kernel';
import { RequiresUsableCredit } from '@reelsheet/platform-credits';
import { ReadsSheet, sheetPaths } from '../../../sheets/sheet/sheet-route.js';
import { CurrentSheet } from '../../../sheets/sheet/sheet-scope.js';
import type { SheetScope } from '../../../sheets/sheet/sheet.js';
import { NodeStatesQuery, NodeStatesView } from './node-states.dto.js';
import { NodeStatesService } from './node-states.service.js';

const DESCRIPTION = prose`Each generated cell and each cell of a column with the role \`final_video\` is a node, and
  with a post plan the posts of each row are one:
  \`missing\` (not made yet), \`fresh\`, \`stale\` (it would be made differently now, or is made of what is stale),
  \`failed\` (its last attempt), \`skipped\` (it has no prompt, no layers, or no video to post), \`queued\` or
  \`working\`. A node whose change is undone is fresh again. A cell is compared by what it decides itself: its resolved
  prompt, its model, format and duration. Posts are compared until they go out, unless a person edited them.`;

/** Reads the states of nodes, under both route names of a sheet. */
@ApiTags('Engines')
@RequiresUsableCredit()
@Controller(sheetPaths('/:id'))
export class NodeStatesController {
  constructor(private readonly states: NodeStatesService) {}

  @Get('states')
  @ReadsSheet({
    name: 'sheets.states.list',
    summary: 'Which cells, videos and posts of a sheet are made, up to date, under way or failed, and why',
    description: DESCRIPTION,
    answer: NodeStatesView,
  })
  read(@CurrentSheet() sheet: SheetScope, @Query() { row_id }: NodeStatesQuery): Promise<string> {
    return this.states.read(sheet, row_id);
  }
}
