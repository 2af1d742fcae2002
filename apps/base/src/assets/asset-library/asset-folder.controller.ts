import { Body, Controller, Delete, Patch, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CommonErrors, prose } from '@reelsheet/kernel';
import { AgentScope, CurrentAgent, CurrentCaller, type AgentInScope, type Caller } from '@reelsheet/platform-auth';
import { Operation, PathId, TakesForm } from '@reelsheet/platform-http';
import { FOLDER_LIMITS } from '../folders/folder-limits.js';
import { FolderErrors } from '../folders/folder.errors.js';
import { FolderService } from '../folders/folder.service.js';
import { ChangeFolderBody, CreateFolderBody, FolderIdView } from './asset-folder.dto.js';
import { AssetLibraryService } from './asset-library.service.js';
import { MAX_FILES_REMOVED } from './asset-library-limits.js';

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
    name: 'folders.create',
    phase: 'edit',
    summary: 'Make a folder',
    description: prose`
      Two folders may have the same name. Folders can be nested ${FOLDER_LIMITS.depth} levels deep; one agent's library
      has at most ${FOLDER_LIMITS.ofAgent} folders.`,
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
    name: 'folders.update',
    phase: 'edit',
    summary: 'Rename a folder, or move it with all in it',
    description: 'A folder cannot be moved into itself or into a folder within it.',
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
    name: 'folders.delete',
    phase: 'edit',
    summary: 'Delete a folder with all folders and files in it',
    description: prose`
      The files are put into the trash, from which each can be restored to the root. Nobody can read them from the
      response on, except for those whose bytes other files use; while storage is unavailable the response is 503, and
      their addresses end as soon as possible. A folder with more than ${MAX_FILES_REMOVED} files in it and below is not
      deleted: 422 \`folder_removal_failed\`.`,
    errors: [agentNotFound, forbidden, notFound, removalFailed, unavailable],
  })
  async remove(
    @CurrentAgent() { id: agentId }: AgentInScope,
    @CurrentCaller() { userId }: Caller,
    @PathId('id', notFound) id: number,
  ): Promise<void> {
    await this.library.removeFolder(agentId, id, userId);
  }
}
