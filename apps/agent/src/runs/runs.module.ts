import { Module } from '@nestjs/common';
import { ConversationsModule } from '../conversations/conversations.module.js';
import { IdeasModule } from '../ideas/ideas.module.js';
import { AbandonRun } from './abandon-run.task.js';
import { AgentProfiles } from './agent-profile.js';
import { ProposeIdeasTool } from './propose-ideas.tool.js';
import { ResearchTopicTool } from './research-topic.tool.js';
import { RunController } from './run.controller.js';
import { RunDeletion } from './run-deletion.js';
import { RunJobStep } from './run.job.js';
import { RunActions } from './run-actions.js';
import { RunListener } from './run.listener.js';
import { RunModel } from './run-model.js';
import { RunQueryService } from './run-query.service.js';
import { RunRepository } from './run.repository.js';
import { RunService } from './run.service.js';
import { RUN_VENDORS } from './run-vendors.js';
import { RunToolbox } from './run-toolbox.js';
import { RunViewRepository } from './run-view.repository.js';

@Module({
  imports: [ConversationsModule, IdeasModule],
  controllers: [RunController],
  providers: [
    ...RUN_VENDORS,
    RunService,
    RunQueryService,
    RunJobStep,
    AbandonRun,
    RunActions,
    RunDeletion,
    RunListener,
    RunRepository,
    RunViewRepository,
    RunModel,
    RunToolbox,
    ResearchTopicTool,
    ProposeIdeasTool,
    AgentProfiles,
  ],
  exports: [RunDeletion, RunService],
})
export class RunsModule {}
