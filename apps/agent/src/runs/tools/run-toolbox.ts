import { Inject, Injectable } from '@nestjs/common';
import { schemaViolation } from '@reelsheet/kernel';
import type { TextTool, ToolCall } from '@reelsheet/provider-text';
import { Ajv } from 'ajv';
import { BASE_TOOLS } from './base-action.tool.js';
import { ProposeIdeasTool } from './propose-ideas.tool.js';
import { QueryWatchlistTool } from './query-watchlist.tool.js';
import { ReadTrendsTool } from './read-trends.tool.js';
import { RefineIdeaTool } from './refine-idea.tool.js';
import { ResearchTopicTool } from './research-topic.tool.js';
import type { PreparedTool, RunTool, ToolContext, ToolGate } from './run-tool.js';

/** The tools of a run, which see only calls that fit their parameters. */
@Injectable()
export class RunToolbox {
  private readonly ajv = new Ajv();
  private readonly tools: ReadonlyMap<string, RunTool>;

  constructor(
    research: ResearchTopicTool,
    proposal: ProposeIdeasTool,
    refinement: RefineIdeaTool,
    watchlists: QueryWatchlistTool,
    trends: ReadTrendsTool,
    @Inject(BASE_TOOLS) baseTools: readonly RunTool[],
  ) {
    const tools: RunTool[] = [research, proposal, refinement, watchlists, trends, ...baseTools];
    this.tools = new Map(tools.map((tool) => [tool.definition.name, tool]));
  }

  /** All of them, or those of these names. */
  definitions(names?: readonly string[]): TextTool[] {
    const all = [...this.tools.values()].map(({ definition }) => definition);
    return names ? all.filter(({ name }) => names.includes(name)) : all;
  }

  /** What a person has to allow before the call. A call that can't be carried out needs nobody's word. */
  async gate({ name, arguments: input }: ToolCall, context: ToolContext): Promise<ToolGate | undefined> {
    const tool = this.tools.get(name);
    if (!tool || this.faultOf(tool, input) !== undefined) return undefined;
    return tool.gate(input, context);
  }

  title({ name, arguments: input }: ToolCall): string {
    const tool = this.tools.get(name);
    return tool && this.faultOf(tool, input) === undefined ? tool.title(input) : `Use ${name}`;
  }

  /** A call that can't be carried out ends in a result that says why, so that the model can do better. */
  async prepare({ name, arguments: input }: ToolCall, context: ToolContext): Promise<PreparedTool> {
    const tool = this.tools.get(name);
    if (!tool) return refused(name, 'there is no such tool');
    const fault = this.faultOf(tool, input);
    return fault === undefined ? tool.prepare(input, context) : refused(name, fault);
  }

  /** Ajv compiles a schema at its first use and keeps it. */
  private faultOf({ definition }: RunTool, input: unknown): string | undefined {
    const fits = this.ajv.compile(definition.parameters);
    if (fits(input)) return undefined;
    const { path, problem } = schemaViolation(fits.errors![0]!);
    return `${path.join('.')} ${problem}`.trim();
  }
}

function refused(name: string, error: string): PreparedTool {
  return { usage: null, commit: async () => ({ result: { error }, note: `Could not use ${name}` }) };
}
