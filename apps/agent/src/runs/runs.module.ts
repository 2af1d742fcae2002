import { Module } from '@nestjs/common';
import { ConversationsModule } from '../conversations/conversations.module.js';
import { IdeasModule } from '../ideas/ideas.module.js';
import { AbandonRun } from './abandon-run.task.js';
import { AgentProfiles } from './agent-profile.js';
import { ProposeIdeasTool } from './propose-ideas.tool.js';
import { ResearchTopicTool } from './research-topic.tool.js';
import { RunController } from './run.controller.js';
import { RunDepartures } from './run-departures.js';
import { RunJobStep } from './run.job.js';
import { RunMoves } from './run-moves.js';
import { RunReader } from './run.reader.js';
import { RunRepository } from './run.repository.js';
import { RunService } from './run.service.js';
import { RunToolbox } from './run-toolbox.js';
import { RunViewRepository } from './run-view.repository.js';

@Module({
  imports: [ConversationsModule, IdeasModule],
  controllers: [RunController],
  providers: [
    RunService,
    RunReader,
    RunJobStep,
    AbandonRun,
    RunMoves,
    RunDepartures,
    RunRepository,
    RunViewRepository,
    RunToolbox,
    ResearchTopicTool,
    ProposeIdeasTool,
    AgentProfiles,
  ],
  exports: [RunDepartures],
})
export class RunsModule {}
