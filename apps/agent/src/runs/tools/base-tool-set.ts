import type { Provider } from '@nestjs/common';
import { Clock } from '@reelsheet/kernel';
import { RpcClient } from '@reelsheet/platform-messaging';
import { IdeaProducer } from '../../ideas/production/idea-producer.js';
import { BASE_TOOLS, BaseTool } from './base-action.tool.js';
import { BASE_TOOL_ROWS } from './base-tools.js';
import { ProduceIdeasTool } from './produce-ideas.tool.js';

export const BASE_TOOLS_PROVIDER: Provider = {
  provide: BASE_TOOLS,
  inject: [RpcClient, Clock, IdeaProducer],
  useFactory: (rpc: RpcClient, clock: Clock, ideas: IdeaProducer) =>
    BASE_TOOL_ROWS.map((row) =>
      row.kind === 'produce_ideas' ? new ProduceIdeasTool(row, rpc, clock, ideas) : new BaseTool(row, rpc, clock),
    ),
};
