import { Body, Controller, Delete, Get, Patch, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CommonErrors, prose } from '@reelsheet/kernel';
import { AgentScope } from '@reelsheet/platform-auth';
import { RequiresUsableCredit } from '@reelsheet/platform-credits';
import { Operation, PathId } from '@reelsheet/platform-http';
import { SheetErrors } from '../sheet/sheet.errors.js';
import type { SheetScope } from '../sheet/sheet.js';
import { sheetPaths } from '../sheet/sheet-route.js';
import { CurrentSheet } from '../sheet/sheet-scope.js';
import {
  CreateSavedViewBody,
  SavedViewView,
  toDefinition,
  toNewDefinition,
  toSavedView,
  UpdateSavedViewBody,
} from './saved-view.dto.js';
import { SAVED_VIEW_LIMITS } from './saved-view-limits.js';
import { SavedViewService } from './saved-view.service.js';

const ABOUT = prose`The views of a sheet are shared by everybody who may read it; clients filter and sort by them.
  They are no content: the sheet keeps its version. Copies of the sheet have them, too. A sheet has at most
  ${SAVED_VIEW_LIMITS.ofSheet}. Changes are announced as \`saved_view.changed\` in the stream of the organization.`;

const ERRORS = [CommonErrors.agentNotFound, CommonErrors.usableCreditRequired, SheetErrors.notFound];
const WRITE_ERRORS = [...ERRORS, CommonErrors.forbidden];

/** Views of a sheet that a team shares. */
@ApiTags('Engines')
@RequiresUsableCredit()
@Controller(sheetPaths('/:id/views'))
export class SavedViewController {
  constructor(private readonly views: SavedViewService) {}

  @Get()
  @AgentScope('query', 'viewer')
  @Operation({
    name: 'sheets.views.list',
    phase: 'edit',
    summary: 'The saved views of a sheet, by name',
    description: ABOUT,
    answer: [SavedViewView],
    errors: ERRORS,
  })
  async list(@CurrentSheet() scope: SheetScope): Promise<SavedViewView[]> {
    return (await this.views.list(scope)).map(toSavedView);
  }

  @Post()
  @AgentScope('query', 'editor')
  @Operation({
    name: 'sheets.views.create',
    phase: 'edit',
    summary: 'Save a view',
    status: 201,
    answer: SavedViewView,
    errors: [...WRITE_ERRORS, CommonErrors.validation],
  })
  async create(@CurrentSheet() scope: SheetScope, @Body() body: CreateSavedViewBody): Promise<SavedViewView> {
    return toSavedView(await this.views.create(scope, body.name, toNewDefinition(body)));
  }

  @Patch(':view_id')
  @AgentScope('query', 'editor')
  @Operation({
    name: 'sheets.views.update',
    phase: 'edit',
    summary: 'Change a saved view; lists are replaced as a whole',
    answer: SavedViewView,
    errors: [...WRITE_ERRORS, CommonErrors.notFound, CommonErrors.validation],
  })
  async update(
    @CurrentSheet() scope: SheetScope,
    @PathId('view_id') id: number,
    @Body() body: UpdateSavedViewBody,
  ): Promise<SavedViewView> {
    return toSavedView(await this.views.update(scope, id, body.name, toDefinition(body)));
  }

  @Delete(':view_id')
  @AgentScope('query', 'editor')
  @Operation({
    name: 'sheets.views.delete',
    phase: 'edit',
    summary: 'Delete a saved view',
    status: 204,
    errors: [...WRITE_ERRORS, CommonErrors.notFound],
  })
  async delete(@CurrentSheet() scope: SheetScope, @PathId('view_id') id: number): Promise<void> {
    await this.views.delete(scope, id);
  }
}
