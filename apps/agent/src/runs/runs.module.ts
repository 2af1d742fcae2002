import { Module } from '@nestjs/common';
import { AgentDirectoryModule } from '@reelsheet/platform-agent-directory';
import { ConversationsModule } from '../conversations/conversations.module.js';
import { IdeasModule } from '../ideas/ideas.module.js';
import { PreferencesModule } from '../preferences/preferences.module.js';
import { TrendsModule } from '../trends/trends.module.js';
import { ConversationRunsListener } from './ending/conversation-runs.listener.js';
import { AbandonRun } from './abandon-run.task.js';
import { AgentProfiles } from './model/agent-profile.js';
import { BaseToolSet } from './tools/base-tool-set.js';
import { ProposeIdeasTool } from './tools/propose-ideas.tool.js';
import { IdeaWorkController } from './idea-work/idea-work.controller.js';
import { IdeaWorkService } from './idea-work/idea-work.service.js';
import { QueryWatchlistTool } from './tools/query-watchlist.tool.js';
import { ReadTrendsTool } from './tools/read-trends.tool.js';
import { RefineIdeaTool } from './tools/refine-idea.tool.js';
import { ResearchTopicTool } from './tools/research-topic.tool.js';
import { RunAttachments } from './model/run-attachments.js';
import { RunBriefing } from './model/run-briefing.js';
import { RunContext } from './model/run-context.js';
import { ActionFilesConsumer } from './action-files/action-files.consumer.js';
import { ActionFilesService } from './action-files/action-files.service.js';
import { RunController } from './run.controller.js';
import { RunDecisionService } from './run-decision.service.js';
import { RunEnding } from './ending/run-ending.js';
import { RunJobStep } from './run.job.js';
import { RunActions } from './run-actions.js';
import { RunListener } from './run.listener.js';
import { RunModel } from './model/run-model.js';
import { RunQueryService } from './queries/run-query.service.js';
import { RunOrders } from './run-orders.js';
import { RunRepository } from './run.repository.js';
import { RunService } from './run.service.js';
import { RunStopService } from './ending/run-stop.service.js';
import { RUN_VENDORS } from './model/run-vendors.js';
import { RunToolbox } from './tools/run-toolbox.js';
import { RunViewRepository } from './run-view.repository.js';

@Module({
  imports: [AgentDirectoryModule, ConversationsModule, IdeasModule, PreferencesModule, TrendsModule],
  controllers: [RunController, ActionFilesConsumer, IdeaWorkController],
  providers: [
    ...RUN_VENDORS,
    RunService,
    RunOrders,
    RunDecisionService,
    ActionFilesService,
    RunBriefing,
    RunContext,
    RunAttachments,
    IdeaWorkService,
    RunQueryService,
    RunJobStep,
    AbandonRun,
    RunActions,
    RunEnding,
    RunStopService,
    RunListener,
    ConversationRunsListener,
    RunRepository,
    RunViewRepository,
    RunModel,
    RunToolbox,
    ResearchTopicTool,
    ProposeIdeasTool,
    RefineIdeaTool,
    QueryWatchlistTool,
    ReadTrendsTool,
    BaseToolSet,
    AgentProfiles,
  ],
  exports: [RunEnding, RunService],
})
export class RunsModule {}
