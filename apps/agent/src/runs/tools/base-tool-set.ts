import { Injectable } from '@nestjs/common';
import { Clock } from '@reelsheet/kernel';
import { RpcClient } from '@reelsheet/platform-messaging';
import { IdeaProducer } from '../../ideas/production/idea-producer.js';
import { BaseTool } from './base-action.tool.js';
import { BASE_TOOL_ROWS } from './base-tools.js';
import { ProduceIdeasTool } from './produce-ideas.tool.js';

/** The tools that act in base. */
@Injectable()
export class BaseToolSet {
  readonly tools: readonly BaseTool[];

  constructor(rpc: RpcClient, clock: Clock, ideas: IdeaProducer) {
    this.tools = BASE_TOOL_ROWS.map((row) =>
      row.kind === 'produce_ideas' ? new ProduceIdeasTool(row, rpc, clock, ideas) : new BaseTool(row, rpc, clock),
    );
  }
}
