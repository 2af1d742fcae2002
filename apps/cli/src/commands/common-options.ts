import { InvalidArgumentError, Option } from 'commander';
import { CommandError } from '../exit-codes.js';
import type { ConnectedInstallation } from '../profiles/connection.js';

/** Returns an option with an integer above 0. */
export const integerOption = (flags: string, description: string): Option =>
  new Option(flags, description).argParser(integerOf);

/** Returns an option with integers and commas between them. */
export const integersOption = (flags: string, description: string): Option =>
  new Option(flags, description).argParser((text: string) => text.split(',').map((each) => integerOf(each.trim())));

export const AGENT_OPTION = () => new Option('--agent-id <id>', 'agent, by its integer id or its uuid');

function integerOf(text: string): number {
  if (!/^\d+$/.test(text) || Number(text) < 1) throw new InvalidArgumentError('must be an integer above 0');
  return Number(text);
}

/**
 * Returns the agent of a command.
 *
 * @throws {CommandError} Neither the command nor the profile names one.
 */
export function agentOf({ defaults }: ConnectedInstallation, given: string | undefined): number | string {
  const agent = given ?? defaults['agent_id'];
  if (agent === undefined) throw new CommandError('usage', 'an option is missing:\n  --agent-id: the agent');
  return typeof agent === 'string' && /^\d+$/.test(agent) ? Number(agent) : agent;
}
