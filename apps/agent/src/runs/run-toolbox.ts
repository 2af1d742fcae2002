import { Injectable } from '@nestjs/common';
import type { TextTool, ToolCall } from '@reelsheet/provider-text';
import { Ajv, type ValidateFunction } from 'ajv';
import { ProposeIdeasTool } from './propose-ideas.tool.js';
import { ResearchTopicTool } from './research-topic.tool.js';
import type { PreparedTool, RunTool, ToolContext } from './run-tool.js';

interface Compartment {
  readonly tool: RunTool;
  readonly accepts: ValidateFunction;
}

/** The tools of a run, which see only calls that fit their parameters. */
@Injectable()
export class RunToolbox {
  private readonly compartments: ReadonlyMap<string, Compartment>;

  constructor(research: ResearchTopicTool, proposal: ProposeIdeasTool) {
    const ajv = new Ajv();
    const tools: RunTool[] = [research, proposal];
    this.compartments = new Map(
      tools.map((tool) => [tool.definition.name, { tool, accepts: ajv.compile(tool.definition.parameters) }]),
    );
  }

  get definitions(): TextTool[] {
    return [...this.compartments.values()].map(({ tool }) => tool.definition);
  }

  title({ name, arguments: input }: ToolCall): string {
    const found = this.compartments.get(name);
    return found?.accepts(input) ? found.tool.title(input) : `Use ${name}`;
  }

  /** A call that can't be carried out ends in a result that says why, so that the model can do better. */
  async prepare({ name, arguments: input }: ToolCall, context: ToolContext): Promise<PreparedTool> {
    const found = this.compartments.get(name);
    if (!found) return refused(name, 'there is no such tool');
    if (found.accepts(input)) return found.tool.prepare(input, context);
    const [fault] = found.accepts.errors ?? [];
    return refused(name, `${fault?.instancePath ?? ''} ${fault?.message ?? 'is malformed'}`.trim());
  }
}

function refused(name: string, error: string): PreparedTool {
  return { usage: null, commit: async () => ({ result: { error }, note: `Could not use ${name}` }) };
}
