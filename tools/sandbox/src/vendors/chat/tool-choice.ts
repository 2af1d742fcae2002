import type { Tool } from './chat-schema.js';
import type { ModelInput } from './model-input.js';

const RESEARCH = /research|trend|search_(?:web|topic)|look_?up_topic/i;
const STORE_IDEAS =
  /(?:propose|store|save|create|add|suggest|record|submit)[\w-]*ideas?|ideas?[_-]?(?:propose|store|save|create|add)/i;
const REQUESTS_IDEAS = /\bideas?\b|\bresearch\b|\bbrainstorm|\btrends?\b/i;

/** A command such as "produce two of my ideas", which is about ideas that are there. */
const REQUESTS_PRODUCTION = /\bproduce\b[^.]+\bideas?\b/i;
const PRODUCE_IDEAS = /produce[\w-]*ideas?/i;

const NAMES_A_LIST = /@list:/i;
const REQUESTED_LIST = /(?:query|ask|search)\w*list/i;

/** Verbs of simple commands. The first form is the one in names of tools. */
const VERBS: readonly string[][] = [
  ['generate', 'create', 'make', 'produce', 'draw'],
  ['render', 'export', 'compose'],
  ['publish', 'post'],
  ['schedule', 'plan'],
  ['convert', 'turn'],
  ['refine', 'improve', 'rewrite'],
  ['transcribe'],
  ['cancel', 'stop'],
  ['delete', 'remove'],
  ['update', 'change', 'edit'],
  ['list', 'show'],
  ['send'],
  ['approve'],
  ['reject'],
];

/** Returns the tools that a request needs, in the order of their execution. */
export function planTools(order: string, tools: readonly Tool[]): Tool[] {
  const production = REQUESTS_PRODUCTION.test(order) ? tools.filter((tool) => PRODUCE_IDEAS.test(tool.name)) : [];
  if (production.length > 0) return production;
  const requested = NAMES_A_LIST.test(order) ? tools.filter((tool) => REQUESTED_LIST.test(tool.name)) : [];
  const plan = [...requested, ...(REQUESTS_IDEAS.test(order) ? ideaTools(tools) : [])];
  const commands = VERBS.flatMap((forms) =>
    commandOf(
      order,
      forms,
      tools.filter((tool) => !plan.includes(tool)),
    ),
  )
    .filter(({ at, verb }) => plan.length === 0 || !isAboutIdeas(order, at, verb))
    .sort((a, b) => a.at - b.at);
  return [...new Set([...plan, ...commands.map(({ tool }) => tool)])];
}

/** Returns the next tool to call; undefined if the request is completed. */
export function nextTool(input: ModelInput, tools: readonly Tool[], choice: unknown): Tool | undefined {
  if (choice === 'none') return undefined;
  const done = new Set(input.steps.map((step) => step.tool));
  const named = (choice as { function?: { name?: string } } | undefined)?.function?.name;
  if (named !== undefined) return tools.find((tool) => tool.name === named && !done.has(named));
  const planned = planTools(input.order, tools);
  const next = planned.find((tool) => !done.has(tool.name));
  return next ?? (choice === 'required' ? tools.find((tool) => !done.has(tool.name)) : undefined);
}

function ideaTools(tools: readonly Tool[]): Tool[] {
  const research = tools.find((tool) => RESEARCH.test(tool.name));
  const store = tools.find((tool) => tool !== research && STORE_IDEAS.test(tool.name));
  return [research, store].filter((tool) => tool !== undefined);
}

/** Returns true for a command such as "generate three ideas", which does not need the tool that generates media. */
function isAboutIdeas(order: string, at: number, verb: string): boolean {
  const [, ...words] = order.slice(at + verb.length, at + 80).split(/\W+/, 7);
  return words.some((word) => /^(?:ideas?|research|trends?)$/i.test(word));
}

function commandOf(
  order: string,
  forms: readonly string[],
  tools: readonly Tool[],
): { at: number; verb: string; tool: Tool }[] {
  const match = new RegExp(`\\b(?:${forms.join('|')})\\b`, 'i').exec(order);
  if (!match) return [];
  const scored = tools
    .map((tool) => ({ tool, score: scoreOf(tool, match[0].toLowerCase(), forms, order) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
  return scored[0] ? [{ at: match.index, verb: match[0], tool: scored[0].tool }] : [];
}

/**
 * Ranks a tool: a verb in its name counts most, then one in its description, then the words that it shares with the
 * request.
 */
function scoreOf(tool: Tool, verb: string, forms: readonly string[], order: string): number {
  const name = wordsOf(tool.name);
  const description = wordsOf(tool.description ?? '');
  const byVerb = name.includes(verb)
    ? 100
    : forms.some((form) => name.includes(form))
      ? 60
      : description.includes(verb)
        ? 20
        : 0;
  if (byVerb === 0) return 0;
  const ordered = new Set(wordsOf(order));
  const shared = (words: string[]) => words.filter((word) => word.length > 3 && ordered.has(word)).length;
  return byVerb + 10 * shared(name) + Math.min(9, shared(description));
}

function wordsOf(text: string): string[] {
  const words =
    text
      .replace(/([a-z])([A-Z])/g, '$1 $2')
      .toLowerCase()
      .match(/[a-z]+/g) ?? [];
  return words.flatMap((word) => [word, word.replace(/(?:s|es)$/, '')]);
}
