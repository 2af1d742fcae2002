import { createHash } from 'node:crypto';
import { writeText } from '../../language/requested-text.js';
import { findSubject } from '../../language/prompt-subject.js';
import { Writer } from '../../language/writer.js';
import type { CompletionRequest, Reply, Tool } from './chat-schema.js';
import { type Schema, SchemaFiller } from './schema-filler.js';
import { nextTool } from './tool-choice.js';
import { readModelInput, type Step, type ModelInput } from './model-input.js';

const CHARACTERS_A_TOKEN = 4;

/** Responds to a conversation by simple rules: with the next tool that the request needs, or with a text. */
export function complete(request: CompletionRequest): Reply {
  const input = readModelInput(request);
  const tool = nextTool(
    input,
    (request.tools ?? []).map((each) => each.function),
    request.tool_choice,
  );
  if (tool) return { content: null, toolCalls: [callOf(tool, input)], finish: 'tool_calls' };
  const limit = request.max_completion_tokens ?? request.max_tokens;
  return cutTo(limit ?? undefined, textFor(request, input));
}

/** Estimates four characters per token, as a rule of thumb for English. */
export function countTokens(text: string): number {
  return Math.ceil(text.length / CHARACTERS_A_TOKEN);
}

function callOf(tool: Tool, input: ModelInput): Reply['toolCalls'][number] {
  const filled = JSON.stringify(new SchemaFiller(input, tool.parameters ?? { type: 'object' }).fill());
  const id = createHash('sha256')
    .update(`${tool.name}\n${filled}\n${input.order}\n${input.steps.length}`)
    .digest('hex')
    .slice(0, 24);
  return { id: `call_${id}`, name: tool.name, arguments: filled };
}

function textFor(request: CompletionRequest, input: ModelInput): string {
  const format = request.response_format;
  if (format?.type === 'json_schema')
    return JSON.stringify(new SchemaFiller(input, format.json_schema?.schema ?? {}, true).fill());
  if (format?.type === 'json_object') return JSON.stringify(new SchemaFiller(input, namedKeys(input), true).fill());
  return input.steps.length > 0 ? reportOn(input) : writeText(input.order);
}

/** Returns the schema of an object with the keys that a prompt names in quotes, all of them strings. */
function namedKeys(input: ModelInput): Schema {
  const keys = [...`${input.system}\n${input.order}`.matchAll(/["'`]([a-z][a-z0-9_]{1,40})["'`]/g)].map(
    (match) => match[1]!,
  );
  const names = keys.length > 0 ? [...new Set(keys)] : ['text'];
  return { type: 'object', properties: Object.fromEntries(names.map((name) => [name, { type: 'string' }])) };
}

/** Describes the results of the tools in the order of their calls. */
function reportOn(input: ModelInput): string {
  const { phrase } = findSubject(input.order);
  const done = input.steps.map((step) => `- ${sentenceOf(step)}`).join('\n');
  const opinion = new Writer(findSubject(input.order), input.order).hook();
  return `Here is what I did about ${phrase}:\n${done}\n\nA thought to begin with: ${opinion}`;
}

function sentenceOf(step: Step): string {
  const name = step.tool
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .toLowerCase();
  if (/skipp|declin|not approved|reject|"approved"\s*:\s*false/i.test(step.result))
    return `${name}: skipped, as you decided.`;
  if (/"?error"?\s*:|failed/i.test(step.result)) return `${name}: did not work (${step.result.slice(0, 160)}).`;
  const summary = /"summary"\s*:\s*("(?:[^"\\]|\\.)+")/.exec(step.result)?.[1];
  if (summary) return `${name}: ${JSON.parse(summary) as string}`;
  const titles = [...step.result.matchAll(/"title"\s*:\s*"((?:[^"\\]|\\.)*)"/g)].map((match) => `“${match[1]}”`);
  return titles.length > 0 ? `${name}: ${titles.slice(0, 10).join(', ')}.` : `${name}: done.`;
}

function cutTo(tokens: number | undefined, text: string): Reply {
  if (tokens === undefined || countTokens(text) <= tokens) return { content: text, toolCalls: [], finish: 'stop' };
  const cut = text.slice(0, tokens * CHARACTERS_A_TOKEN);
  const whole = cut.includes(' ') ? cut.slice(0, cut.lastIndexOf(' ')) : cut;
  return { content: whole, toolCalls: [], finish: 'length' };
}
