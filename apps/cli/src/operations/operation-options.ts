import { Option, type Command } from 'commander';
import type { CommandRow } from '../table/command-row.js';
import { numberOption } from './number-option.js';
import { STREAM_VIEWS } from './stream-views.js';

const OUTPUT = 'Output:';
const REQUEST = 'Request:';
const WATCH_SECONDS = 2;

export const PROFILE_OPTION = () => new Option('--profile <name>', 'installation to use').helpGroup(REQUEST);
export const JSON_OPTION = () => new Option('--json', 'print JSON as the API returns it').helpGroup(OUTPUT);
export const JQ_OPTION = () =>
  new Option('--jq <filter>', 'print what a filter of jq makes of the JSON').helpGroup(OUTPUT);
export const YES_OPTION = () => new Option('--yes', 'do it without a question').helpGroup(REQUEST);

/** Adds the options that an operation has besides its fields. */
export function addOperationOptions(command: Command, name: string, row: CommandRow): void {
  const add = (flags: string, description: string, group: string) =>
    command.addOption(new Option(flags, description).helpGroup(group));
  if (row.body === 'bytes') add('--data <@file>', 'file whose bytes are sent, `-` for standard input', REQUEST);
  else if (row.body) add('--data <json|@file|->', 'the whole body; options of fields change it', REQUEST);
  if (row.answer !== 'events' && row.answer !== 'content') addOutputOptions(command, row);
  else if (row.answer === 'events') addStreamOptions(command, name);
  else add('--output <file>', 'file for the content; standard output by default', OUTPUT);
  if (row.schema) add('--schema', 'print the JSON Schema of the response', OUTPUT);
  if (row.removes) command.addOption(YES_OPTION());
  command.addOption(PROFILE_OPTION());
  command.addOption(numberOption('--timeout <seconds>', 'time for each attempt, 60 by default', REQUEST));
  if (!row.at.startsWith('GET')) {
    if (row.at.startsWith('POST'))
      add('--idempotency-key <text>', 'key under which the request takes effect once', REQUEST);
    add('--if-match <version>', 'version that the changed item must have', REQUEST);
  }
}

function addStreamOptions(command: Command, name: string): void {
  for (const option of STREAM_VIEWS[name]?.options() ?? []) command.addOption(option.helpGroup(OUTPUT));
  command.addOption(JQ_OPTION());
  command.addOption(numberOption('--max <number>', 'end after so many events', OUTPUT));
}

function addOutputOptions(command: Command, row: CommandRow): void {
  command.addOption(JSON_OPTION()).addOption(JQ_OPTION());
  if (row.items !== undefined) {
    command.addOption(new Option('--all', 'all pages').helpGroup(OUTPUT));
    command.addOption(numberOption('--max <number>', 'at most so many items, over pages', OUTPUT));
  }
  if (row.waits) {
    command.addOption(new Option('--wait', 'wait until the work has ended, and print it').helpGroup(OUTPUT));
    command.addOption(numberOption('--wait-timeout <seconds>', 'longest wait, 3600 by default', OUTPUT));
  }
  if (row.at.startsWith('GET'))
    command.addOption(
      numberOption('--watch [seconds]', `print again what has changed, every ${WATCH_SECONDS} seconds`, OUTPUT).preset(
        String(WATCH_SECONDS),
      ),
    );
}
