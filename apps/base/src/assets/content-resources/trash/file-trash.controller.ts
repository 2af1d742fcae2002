import { Controller, Delete, Get, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CommonErrors, prose } from '@reelsheet/kernel';
import { AgentScope, CurrentAgent, type AgentInScope } from '@reelsheet/platform-auth';
import { Operation, PathId, StoresAnswerAfterwards } from '@reelsheet/platform-http';
import { ContentResourceDetailView, toDetail } from '../content-resource.dto.js';
import { ContentResourceErrors } from '../content-resource.errors.js';
import { ContentResourceService } from '../content-resource.service.js';
import { EmptiedTrashView, FileTrashQuery, toEmptiedTrash, toTrashedFile, TrashedFileView } from './file-trash.dto.js';
import { FILE_TRASH_LIMITS } from './file-trash-limits.js';
import { FileTrashService } from './file-trash.service.js';

const { agentNotFound, forbidden, unavailable, validation } = CommonErrors;
const { notFound } = ContentResourceErrors;

@ApiTags('Content resources')
@Controller('content_resources')
export class FileTrashController {
  constructor(
    private readonly trash: FileTrashService,
    private readonly resources: ContentResourceService,
  ) {}

  @Get('trash')
  @AgentScope('query', 'viewer')
  @Operation({
    name: 'trash.listFiles',
    phase: 'edit',
    summary: "The agent's files that were deleted and can be restored, the last deleted first",
    description: 'Files of a deleted folder are among them, without a folder.',
    answer: [TrashedFileView],
    errors: [agentNotFound, validation],
  })
  async list(
    @CurrentAgent() { id: agentId }: AgentInScope,
    @Query() { page }: FileTrashQuery,
  ): Promise<TrashedFileView[]> {
    return (await this.trash.list(agentId, page)).map(toTrashedFile);
  }

  @Post(':id/restore')
  @StoresAnswerAfterwards('makes the address valid again in the upload service')
  @AgentScope('query', 'editor')
  @Operation({
    name: 'files.restore',
    phase: 'edit',
    summary: 'Take a file out of the trash',
    description: prose`
      It has the same id and address, and is in its folder if that still exists, otherwise at the root. Cells that
      selected it show it again; posts that failed without it stay failed. While storage is unavailable the response is
      503, and the file can be read as soon as possible. A file that is not in the trash, or is there no longer, is
      missing.`,
    answer: ContentResourceDetailView,
    errors: [agentNotFound, forbidden, notFound, unavailable],
  })
  async restore(
    @CurrentAgent() { id: agentId }: AgentInScope,
    @PathId('id', notFound) id: number,
  ): Promise<ContentResourceDetailView> {
    await this.trash.restore(agentId, id);
    return toDetail(await this.resources.get(agentId, id));
  }

  @Delete('trash')
  @AgentScope('query', 'editor')
  @Operation({
    name: 'trash.emptyFiles',
    phase: 'edit',
    summary: 'Remove all files from the trash for good',
    description: prose`
      The bytes are deleted before the response, unless another file uses them, and their storage is free; while storage
      is unavailable the response is 503, and the bytes are deleted as soon as possible. One request removes at most
      ${FILE_TRASH_LIMITS.emptied} files.`,
    answer: EmptiedTrashView,
    errors: [agentNotFound, forbidden, unavailable],
  })
  async empty(@CurrentAgent() { id: agentId }: AgentInScope): Promise<EmptiedTrashView> {
    return toEmptiedTrash(await this.trash.empty(agentId));
  }

  @Delete('trash/:id')
  @AgentScope('query', 'editor')
  @Operation({
    name: 'trash.deleteFile',
    phase: 'edit',
    summary: 'Remove a file from the trash for good, its bytes too',
    description: prose`
      The bytes are deleted before the response, unless another file uses them, and their storage is free; while storage
      is unavailable the response is 503, and the bytes are deleted as soon as possible.`,
    errors: [agentNotFound, forbidden, notFound, unavailable],
  })
  async remove(@CurrentAgent() { id: agentId }: AgentInScope, @PathId('id', notFound) id: number): Promise<void> {
    await this.trash.remove(agentId, id);
  }
}
