import { setTimeout as sleep } from 'node:timers/promises';
import { Command, Option } from 'commander';
import type { Reelsheet, RunView } from '@reelsheet/sdk';
import { isInteractive, type CliContext } from '../cli-context.js';
import { CommandError } from '../exit-codes.js';
import { JQ_OPTION, JSON_OPTION, PROFILE_OPTION } from '../operations/operation-options.js';
import { Printer, type OutputOptions } from '../output/printer.js';
import { printable } from '../output/styles.js';
import { objectText } from '../output/table-text.js';
import { connect, type ProfileChoice } from '../profiles/connection.js';
import { agentOf, AGENT_OPTION } from './common-options.js';

const POLL_MS = 1_000;

type GatedAction = NonNullable<RunView['pending_action']>;

interface RunCommandOptions extends ProfileChoice, OutputOptions {
  readonly agentId?: string;
  readonly conversationId?: string;
  /** The answer to approvals; `ask` asks a person. */
  readonly gates: 'ask' | 'approve' | 'decline';
}

/** `reelsheet run "…"`: a message to the agent, and its answer. */
export const runCommand = (context: CliContext): Command =>
  new Command('run')
    .description(
      'Gives the agent a message, shows what it does, and asks before it does something that needs an approval.',
    )
    .argument('<message>', 'what the agent should do')
    .addOption(AGENT_OPTION())
    .option('--conversation-id <id>', 'conversation to continue')
    .addOption(
      new Option('--gates <answer>', 'answer to approvals').choices(['ask', 'approve', 'decline']).default('ask'),
    )
    .addOption(JSON_OPTION())
    .addOption(JQ_OPTION())
    .addOption(PROFILE_OPTION())
    .action((message: string, options: RunCommandOptions) => runAgent(context, message, options));

async function runAgent(context: CliContext, message: string, options: RunCommandOptions): Promise<void> {
  const connection = await connect(context, options);
  const { reelsheet } = connection;
  const printer = new Printer(context, options);
  const agent_id = agentOf(connection, options.agentId);
  const conversation = options.conversationId === undefined ? {} : { conversation_id: options.conversationId };
  const started = await reelsheet.runs.create({ agent_id, message, ...conversation }, { signal: context.signal });
  if (!printer.isJson) printer.note(`run ${started.run_id}, conversation ${started.conversation_id}`);
  const following = new AbortController();
  const signal = AbortSignal.any([context.signal, following.signal]);
  const shown = reportProgress(reelsheet, started, printer, signal).catch(() => undefined);
  const run = await ended(context, reelsheet, printer, started.run_id, options).finally(() => following.abort());
  await shown;
  if (printer.isJson) await printer.result(run);
  else for (const { role, content } of run.messages) if (role === 'assistant') printer.line(content);
  if (run.status === 'failed') throw new CommandError('work', `the run failed: ${run.error ?? 'no reason given'}`);
}

/** Shows what the run does while it does it. */
async function reportProgress(
  reelsheet: Reelsheet,
  { run_id, progress_stream_url: url }: { readonly run_id: string; readonly progress_stream_url: string },
  printer: Printer,
  signal: AbortSignal,
): Promise<void> {
  const token = new URL(url).searchParams.get('token') ?? '';
  let [thoughts, done] = [0, 0];
  for await (const state of reelsheet.runs.watch({ run_id, token }, { signal })) {
    const { thinking, plan } = state;
    if (printer.isJson) continue;
    for (const text of thinking.slice(thoughts)) printer.note(printable(text));
    const finished = plan.filter((item) => item.done);
    for (const { title } of finished.slice(done)) printer.note(`✓ ${printable(title)}`);
    [thoughts, done] = [thinking.length, finished.length];
  }
}

/** Returns the run when it has ended, after decisions about what it waits for. */
async function ended(
  context: CliContext,
  reelsheet: Reelsheet,
  printer: Printer,
  run_id: string,
  options: RunCommandOptions,
): Promise<RunView> {
  for (;;) {
    const run = await reelsheet.runs.get({ run_id }, { signal: context.signal });
    if (run.status !== 'running') return run;
    if (run.pending_action) {
      const approved = await decision(context, run_id, run.pending_action, options.gates);
      const { id, sha256 } = run.pending_action;
      const which = { pending_action_id: id, ...(sha256 ? { pending_action_sha256: sha256 } : {}) };
      await reelsheet.runs.approve({ run_id, approved, ...which }, { signal: context.signal });
      printer.note(approved ? 'approved' : 'declined');
    }
    await sleep(POLL_MS, undefined, { signal: context.signal });
  }
}

async function decision(
  context: CliContext,
  run_id: string,
  action: GatedAction,
  gates: RunCommandOptions['gates'],
): Promise<boolean> {
  const { id, summary, cost, parameters, accounts, expires_at } = action;
  const handles = accounts.map(({ platform, handle }) => `${platform} ${handle}`);
  const shown = { action: summary, at_most: `${cost} credits`, accounts: handles, parameters, expires_at };
  context.stderr.write(`${objectText(shown, context.stderr.isTTY ? context.stderr.columns : undefined)}\n`);
  if (gates !== 'ask') return gates === 'approve';
  if (!isInteractive(context))
    throw new CommandError(
      'conflict',
      `the run waits for an approval: reelsheet runs approve ${run_id} --approved --pending-action-id ${id}`,
    );
  const { select, isCancel } = await import('@clack/prompts');
  const { stdin: input, stderr: output, signal } = context;
  const choices = [
    { value: true, label: 'Approve' },
    { value: false, label: 'Decline', hint: 'the run goes on without it' },
  ];
  const answer = await select({ message: 'The agent asks for your approval', options: choices, input, output, signal });
  if (isCancel(answer)) throw new CommandError('interrupted', 'nothing was decided; the run waits');
  return answer;
}
