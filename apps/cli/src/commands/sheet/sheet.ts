import { Command } from 'commander';
import type { CliContext } from '../../cli-context.js';
import { generateCommand } from './generate.js';
import { pullCommand } from './pull.js';
import { pushCommand } from './push.js';

/** `reelsheet sheet`: a sheet and files. */
export const sheetCommand = (context: CliContext): Command =>
  new Command('sheet')
    .description('A sheet and files. reelsheet sheets --help lists all operations.')
    .addCommand(pullCommand(context))
    .addCommand(pushCommand(context))
    .addCommand(generateCommand(context));
