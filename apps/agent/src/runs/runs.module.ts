import { Module } from '@nestjs/common';
import { ConversationsModule } from '../conversations/conversations.module.js';
import { IdeasModule } from '../ideas/ideas.module.js';
import { AgentProfiles } from './agent-profile.js';
import { ProposeIdeasTool } from './propose-ideas.tool.js';
import { ResearchTopicTool } from './research-topic.tool.js';
import { RunClaimRepository } from './run-claim.repository.js';
import { RunController } from './run.controller.js';
import { RunDeletion } from './run-deletion.js';
import { RunExecutor } from './run-executor.js';
import { RunJob } from './run.job.js';
import { RunMoves } from './run-moves.js';
import { RunReader } from './run.reader.js';
import { RunRepository } from './run.repository.js';
import { RunService } from './run.service.js';
import { RunSettlement } from './run-settlement.js';
import { RunToolbox } from './run-toolbox.js';
import { RunViewRepository } from './run-view.repository.js';

@Module({
  imports: [ConversationsModule, IdeasModule],
  controllers: [RunController, RunJob],
  providers: [
    RunService,
    RunReader,
    RunExecutor,
    RunMoves,
    RunSettlement,
    RunDeletion,
    RunRepository,
    RunViewRepository,
    RunClaimRepository,
    RunToolbox,
    ResearchTopicTool,
    ProposeIdeasTool,
    AgentProfiles,
  ],
  exports: [RunDeletion],
})
export class RunsModule {}
