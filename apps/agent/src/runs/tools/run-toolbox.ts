import { Injectable } from '@nestjs/common';
import { schemaViolation } from '@reelsheet/kernel';
import { validatorOf } from '@reelsheet/kernel/schema';
import type { TextTool, ToolCall } from '@reelsheet/provider-text';
import { BaseToolSet } from './base-tool-set.js';
import { ProposeIdeasTool } from './propose-ideas.tool.js';
import { QueryWatchlistTool } from './query-watchlist.tool.js';
import { ReadTrendsTool } from './read-trends.tool.js';
import { RefineIdeaTool } from './refine-idea.tool.js';
import { ResearchTopicTool } from './research-topic.tool.js';
import type { PreparedTool, RunTool, ToolContext, ToolNeed } from './run-tool.js';

/** The tools of a run. A tool is called only with input that matches its parameters. */
@Injectable()
export class RunToolbox {
  private readonly tools: ReadonlyMap<string, RunTool>;

  constructor(
    research: ResearchTopicTool,
    proposal: ProposeIdeasTool,
    refinement: RefineIdeaTool,
    watchlists: QueryWatchlistTool,
    trends: ReadTrendsTool,
    base: BaseToolSet,
  ) {
    const tools: RunTool[] = [research, proposal, refinement, watchlists, trends, ...base.tools];
    this.tools = new Map(tools.map((tool) => [tool.definition.name, tool]));
  }

  /** Returns the definitions of all tools, or of the named ones. */
  definitions(names?: readonly string[]): TextTool[] {
    const all = [...this.tools.values()].map(({ definition }) => definition);
    return names ? all.filter(({ name }) => names.includes(name)) : all;
  }

  /**
   * Returns what must be approved before the call. A call that is invalid, or of a tool that was not offered, needs no
   * approval because it is not carried out.
   */
  async gate({ name, arguments: input }: ToolCall, context: ToolContext): Promise<ToolNeed | undefined> {
    const tool = this.offered(name, context);
    if (!tool || this.inputError(tool, input) !== undefined) return undefined;
    return tool.gate(input, context);
  }

  title({ name, arguments: input }: ToolCall): string {
    const tool = this.tools.get(name);
    return tool && this.inputError(tool, input) === undefined ? tool.title(input) : `Use ${name}`;
  }

  /** An invalid call returns a result that states the error, so the model can correct it. */
  async prepare({ name, arguments: input }: ToolCall, context: ToolContext): Promise<PreparedTool> {
    const tool = this.offered(name, context);
    if (!tool) return refused(name, this.tools.has(name) ? 'the tool was not offered' : 'there is no such tool');
    const violation = this.inputError(tool, input);
    return violation === undefined ? tool.prepare(input, context) : refused(name, violation);
  }

  private offered(name: string, { offered }: ToolContext): RunTool | undefined {
    return offered.includes(name) ? this.tools.get(name) : undefined;
  }

  private inputError({ definition }: RunTool, input: unknown): string | undefined {
    const isValid = validatorOf(definition.parameters);
    if (isValid(input)) return undefined;
    const { path, reason } = schemaViolation(isValid.errors![0]!);
    return `${path.join('.')} ${reason}`.trim();
  }
}

function refused(name: string, error: string): PreparedTool {
  return { usage: null, commit: async () => ({ result: { error }, note: `Could not use ${name}` }) };
}
