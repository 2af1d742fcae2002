import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CommonErrors, prose } from '@reelsheet/kernel';
import { AgentScope, CurrentAgent, type AgentInScope } from '@reelsheet/platform-auth';
import { Operation, PathId } from '@reelsheet/platform-http';
import { ContentResourceErrors } from '../../assets/content-resources/content-resource.errors.js';
import { MAX_FILE_USES } from './file-use-limits.js';
import { FileUsesView, toFileUses } from './file-use.dto.js';
import { FileUseService } from './file-use.service.js';

@ApiTags('Content resources')
@Controller('content_resources/:id/uses')
export class FileUseController {
  constructor(private readonly files: FileUseService) {}

  @Get()
  @AgentScope('query', 'viewer')
  @Operation({
    name: 'files.uses.list',
    phase: 'edit',
    summary: 'What would miss a file if it was deleted',
    description: prose`
        Cells and layers of sheets that are not deleted, and posts that have not gone out; of each at most
        ${MAX_FILE_USES}. Pictures of agents and cloned voices are copies, which need their file no more, and so are
        posts that have gone out.`,
    answer: FileUsesView,
    errors: [CommonErrors.agentNotFound, ContentResourceErrors.notFound],
  })
  async list(@CurrentAgent() { id: agentId }: AgentInScope, @PathId('id') id: number): Promise<FileUsesView> {
    return toFileUses(await this.files.usesOf(agentId, id));
  }
}
