import { Body, Controller, Delete, Patch, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CommonErrors } from '@reelsheet/kernel';
import { AgentScope, CurrentAgent, type AgentInScope } from '@reelsheet/platform-auth';
import { Operation, PathId, TakesForm } from '@reelsheet/platform-http';
import { FOLDER_LIMITS } from '../folders/folder-limits.js';
import { FolderErrors } from '../folders/folder.errors.js';
import { FolderService } from '../folders/folder.service.js';
import { ChangeFolderBody, CreateFolderBody, FolderIdView } from './asset-folder.dto.js';
import { AssetLibraryService, MAX_FILES_REMOVED } from './asset-library.service.js';

const { agentNotFound, forbidden, unavailable, validation } = CommonErrors;
const { notFound, removalFailed } = FolderErrors;

@ApiTags('Asset library')
@Controller('asset_folders')
export class AssetFolderController {
  constructor(
    private readonly folders: FolderService,
    private readonly library: AssetLibraryService,
  ) {}

  @Post()
  @AgentScope('query', 'editor')
  @TakesForm()
  @Operation({
    phase: 'edit',
    summary: 'Make a folder',
    description: `Two folders may have the same name. At most ${FOLDER_LIMITS.depth} folders lie within one another, and ${FOLDER_LIMITS.ofAgent} in one agent's library.`,
    status: 201,
    answer: FolderIdView,
    errors: [agentNotFound, forbidden, notFound, validation],
  })
  async create(
    @CurrentAgent() { id: agentId }: AgentInScope,
    @Body() { asset_folder: { name, parent_id = null } }: CreateFolderBody,
  ): Promise<FolderIdView> {
    return { asset_folder_id: await this.folders.create(agentId, name, parent_id) };
  }

  @Patch(':id')
  @AgentScope('query', 'editor')
  @TakesForm()
  @Operation({
    phase: 'edit',
    summary: 'Rename a folder, or move it with all in it',
    description: 'A folder cannot be moved into itself or into one within it.',
    answer: FolderIdView,
    errors: [agentNotFound, forbidden, notFound, validation],
  })
  async change(
    @CurrentAgent() { id: agentId }: AgentInScope,
    @PathId('id', notFound) id: number,
    @Body() { asset_folder: { name, parent_id } }: ChangeFolderBody,
  ): Promise<FolderIdView> {
    await this.folders.change(agentId, id, name, parent_id);
    return { asset_folder_id: id };
  }

  @Delete(':id')
  @AgentScope('query', 'editor')
  @Operation({
    phase: 'edit',
    summary: 'Delete a folder with all folders and files in it',
    description: `The bytes of the files are gone when it answers, but for those that a file elsewhere shows too; where storage cannot be reached it answers 503, and the bytes go as soon as it can. A folder with more than ${MAX_FILES_REMOVED} files in it and below it is left as it is: 422 \`folder_removal_failed\`.`,
    errors: [agentNotFound, forbidden, notFound, removalFailed, unavailable],
  })
  async remove(@CurrentAgent() { id: agentId }: AgentInScope, @PathId('id', notFound) id: number): Promise<void> {
    await this.library.removeFolder(agentId, id);
  }
}
