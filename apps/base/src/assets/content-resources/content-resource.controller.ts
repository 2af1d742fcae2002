import { Body, Controller, Delete, Get, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CommonErrors, prose } from '@reelsheet/kernel';
import { AgentScope, CurrentAgent, CurrentCaller, type AgentInScope, type Caller } from '@reelsheet/platform-auth';
import { StoresAnswerAfterwards, Operation, PathId, TakesForm } from '@reelsheet/platform-http';
import {
  ChangeContentResourceBody,
  ContentResourceDetailView,
  ContentResourceQuery,
  ContentResourceView,
  CreateContentResourceBody,
  fromFile,
  toContentResource,
  toDetail,
} from './content-resource.dto.js';
import { AddressWithdrawalService } from './address-withdrawal.service.js';
import { MediaErrors } from '../media/media.errors.js';
import { FolderErrors } from '../folders/folder.errors.js';
import { ContentResourceErrors } from './content-resource.errors.js';
import { ContentResourceService } from './content-resource.service.js';
import { MAX_FORM_FILE } from './content-resource-limits.js';

const { agentNotFound, forbidden, payloadTooLarge, validation } = CommonErrors;
const { notFound: folderNotFound } = FolderErrors;
const { notFound, creationFailed } = ContentResourceErrors;

@ApiTags('Content resources')
@Controller('content_resources')
export class ContentResourceController {
  constructor(
    private readonly resources: ContentResourceService,
    private readonly withdrawals: AddressWithdrawalService,
  ) {}

  @Get()
  @AgentScope('query', 'viewer')
  @Operation({
    name: 'files.list',
    phase: 'edit',
    summary: "The agent's files, newest first",
    answer: [ContentResourceView],
    errors: [agentNotFound, validation],
  })
  async list(
    @CurrentAgent() { id: agentId }: AgentInScope,
    @Query() { type, project_id, ids, page }: ContentResourceQuery,
  ): Promise<ContentResourceView[]> {
    const filter = { agentId, objectType: type, sheetId: project_id, ids };
    return (await this.resources.list(filter, page)).map(toContentResource);
  }

  @Post()
  @StoresAnswerAfterwards('stores files in the upload service')
  @AgentScope('query', 'editor')
  @TakesForm({ files: 1, bytes: MAX_FORM_FILE })
  @Operation({
    name: 'files.create',
    phase: 'edit',
    summary: 'Add a file',
    description: prose`
        A form part may be up to 100 MB; larger files go through \`POST /direct_upload\`. An \`asset_folder[id]\` that
        is not a folder of the agent is answered with 404 \`not_found\`.`,
    status: 201,
    answer: ContentResourceDetailView,
    errors: [agentNotFound, creationFailed, folderNotFound, forbidden, payloadTooLarge, MediaErrors.storageFull],
  })
  async create(
    @CurrentAgent() agent: AgentInScope,
    @CurrentCaller() { userId }: Caller,
    @Body() body: CreateContentResourceBody,
  ): Promise<ContentResourceDetailView> {
    return toDetail(await this.resources.create(agent, fromFile(body ?? {}, userId), body?.asset_folder?.id ?? null));
  }

  @Get(':id')
  @AgentScope('query', 'viewer')
  @Operation({
    name: 'files.get',
    phase: 'edit',
    summary: 'A file and the generation that made it',
    answer: ContentResourceDetailView,
    errors: [agentNotFound, notFound],
  })
  async get(
    @CurrentAgent() { id: agentId }: AgentInScope,
    @PathId('id', notFound) id: number,
  ): Promise<ContentResourceDetailView> {
    return toDetail(await this.resources.get(agentId, id));
  }

  @Patch(':id')
  @AgentScope('query', 'editor')
  @TakesForm()
  @Operation({
    name: 'files.update',
    phase: 'edit',
    summary: 'Rename a file, or move it into another folder',
    errors: [agentNotFound, folderNotFound, forbidden, notFound, validation],
  })
  async change(
    @CurrentAgent() { id: agentId }: AgentInScope,
    @PathId('id', notFound) id: number,
    @Body() { content_resource, asset_folder }: ChangeContentResourceBody,
  ): Promise<void> {
    await this.resources.change(agentId, id, content_resource.filename, asset_folder?.id);
  }

  @Post(':id/withdraw_address')
  @StoresAnswerAfterwards('changes the address in the upload service')
  @AgentScope('query', 'editor')
  @Operation({
    name: 'files.withdrawAddress',
    phase: 'edit',
    summary: 'Withdraw the address of a file, and give it a new one',
    description: prose`
        The former addresses of the file, of its thumbnail and of its other sizes are missing from the response on; a
        cache may answer for ten seconds more. Every resource with the same bytes gets the new address. Posts, renders
        and transcriptions of an agent that has the file still find it by a former address. While storage is unavailable
        the response is 503, and the address ends as soon as possible.`,
    answer: ContentResourceDetailView,
    errors: [agentNotFound, forbidden, notFound, CommonErrors.unavailable],
  })
  async withdrawAddress(
    @CurrentAgent() agent: AgentInScope,
    @PathId('id', notFound) id: number,
  ): Promise<ContentResourceDetailView> {
    await this.withdrawals.withdraw(agent, id);
    return toDetail(await this.resources.get(agent.id, id));
  }

  @Delete(':id')
  @AgentScope('query', 'editor')
  @Operation({
    name: 'files.delete',
    phase: 'edit',
    summary: 'Put a file into the trash',
    description: prose`
        Nobody can read it from the response on, unless another resource uses the bytes; a cache may answer for ten
        seconds more. While storage is unavailable the response is 503, and the address ends as soon as possible. The
        file can be restored for 30 days, unless the operator has set another time (\`TRASH_DAYS\`), and counts against
        the storage until then.`,
    errors: [agentNotFound, forbidden, notFound, CommonErrors.unavailable],
  })
  async remove(
    @CurrentAgent() { id: agentId }: AgentInScope,
    @CurrentCaller() { userId }: Caller,
    @PathId('id', notFound) id: number,
  ): Promise<void> {
    await this.resources.remove(agentId, id, userId);
  }
}
