import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CommonErrors } from '@reelsheet/kernel';
import { AgentScope, CurrentAgent, type AgentInScope } from '@reelsheet/platform-auth';
import { Operation } from '@reelsheet/platform-http';
import { AssetLibraryQuery, AssetView, toAsset } from './asset-library.dto.js';
import { AssetLibraryService } from './asset-library.service.js';

const { agentNotFound, notFound, validation } = CommonErrors;

@ApiTags('Asset library')
@Controller('asset_libraries')
export class AssetLibraryController {
  constructor(private readonly library: AssetLibraryService) {}

  @Get()
  @AgentScope('query', 'viewer')
  @Operation({
    name: 'library.list',
    phase: 'edit',
    summary: 'Folders and files of a folder, or of the root',
    description: 'A search covers the folder and all folders below it; without a folder, the whole library.',
    answer: [AssetView],
    errors: [agentNotFound, notFound, validation],
  })
  async list(
    @CurrentAgent() { id: agentId }: AgentInScope,
    @Query() { folder_id: folderId, asset_type: types, search, order = 'default', page, page_size }: AssetLibraryQuery,
  ): Promise<AssetView[]> {
    const filter = { agentId, folderId, types: types?.length ? types : undefined, search, order };
    return (await this.library.list(filter, page, page_size)).map(toAsset);
  }
}
