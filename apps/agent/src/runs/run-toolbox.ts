import { Injectable } from '@nestjs/common';
import { schemaFault } from '@reelsheet/kernel';
import type { TextTool, ToolCall } from '@reelsheet/provider-text';
import { Ajv } from 'ajv';
import { ProposeIdeasTool } from './propose-ideas.tool.js';
import { ResearchTopicTool } from './research-topic.tool.js';
import type { PreparedTool, RunTool, ToolContext } from './run-tool.js';

/** The tools of a run, which see only calls that fit their parameters. */
@Injectable()
export class RunToolbox {
  private readonly ajv = new Ajv();
  private readonly tools: ReadonlyMap<string, RunTool>;

  constructor(research: ResearchTopicTool, proposal: ProposeIdeasTool) {
    const tools: RunTool[] = [research, proposal];
    this.tools = new Map(tools.map((tool) => [tool.definition.name, tool]));
  }

  get definitions(): TextTool[] {
    return [...this.tools.values()].map(({ definition }) => definition);
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
    const { path, problem } = schemaFault(fits.errors![0]!);
    return `${path.join('.')} ${problem}`.trim();
  }
}

function refused(name: string, error: string): PreparedTool {
  return { usage: null, commit: async () => ({ result: { error }, note: `Could not use ${name}` }) };
}
