import { Global, Module } from '@nestjs/common';
import { ConversationEndings } from '../conversations/conversation-endings.port.js';
import { ConversationsModule } from '../conversations/conversations.module.js';
import { IdeasModule } from '../ideas/ideas.module.js';
import { PreferencesModule } from '../preferences/preferences.module.js';
import { TrendsModule } from '../trends/trends.module.js';
import { AbandonRun } from './abandon-run.task.js';
import { AgentProfiles } from './agent-profile.js';
import { BASE_TOOLS_PROVIDER } from './base-action.tool.js';
import { ProposeIdeasTool } from './propose-ideas.tool.js';
import { IdeaWorkController } from './idea-work.controller.js';
import { IdeaWorkService } from './idea-work.service.js';
import { QueryWatchlistTool } from './query-watchlist.tool.js';
import { ReadTrendsTool } from './read-trends.tool.js';
import { RefineIdeaTool } from './refine-idea.tool.js';
import { ResearchTopicTool } from './research-topic.tool.js';
import { RunAttachments } from './run-attachments.js';
import { RunContext } from './run-context.js';
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

/** Global, because conversations below it tell {@link ConversationEndings} without knowing who hears. */
@Global()
@Module({
  imports: [ConversationsModule, IdeasModule, PreferencesModule, TrendsModule],
  controllers: [RunController, IdeaWorkController],
  providers: [
    ...RUN_VENDORS,
    RunService,
    RunContext,
    RunAttachments,
    IdeaWorkService,
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
    RefineIdeaTool,
    QueryWatchlistTool,
    ReadTrendsTool,
    BASE_TOOLS_PROVIDER,
    { provide: ConversationEndings, useExisting: RunDeletion },
    AgentProfiles,
  ],
  exports: [RunDeletion, RunService, ConversationEndings],
})
export class RunsModule {}
