import { resolve } from 'node:path';
import { backUp, purge as purgeBackups, restore as restoreBackup, verify as verifyBackup } from './archive/archive.js';
import { UsageError, type Command } from './command.js';

function folderFrom(path: string | undefined): string {
  if (!path) throw new UsageError('the folder is missing');
  return resolve(path);
}

function countFrom(number: string | undefined): number {
  if (!/^[1-9]\d*$/.test(number ?? '')) throw new UsageError('the number of backups must be at least 1');
  return Number(number);
}

export const backup: Command = {
  takes: '<folder> [--retain <number>]',
  does:
    'writes all tables of one snapshot and copies the files that they reference. `--retain` verifies the new backup, ' +
    'and then deletes all but this number of the newest',
  prints: 'the new folder with the number of tables and files; with `--retain` what `verify` and `purge` print',
  fails: 'with `--retain`: the new backup is damaged, and then none is deleted',
  async run([folder, option, number], installation, print) {
    const into = folderFrom(folder);
    if (option !== undefined && option !== '--retain') throw new UsageError(`unknown option ${option}`);
    const retained = option === undefined ? undefined : countFrom(number);
    const path = await backUp(installation(), into, print);
    if (retained === undefined) return true;
    return (await isComplete(path, print)) && (await deleteOld(into, retained, print));
  },
};

async function isComplete(path: string, print: (line: string) => void): Promise<boolean> {
  const errors = await verifyBackup(path);
  print(errors.length === 0 ? 'the backup is complete' : `${errors.length} errors`);
  errors.forEach(print);
  return errors.length === 0;
}

async function deleteOld(folder: string, retained: number, print: (line: string) => void): Promise<true> {
  const { backups, files } = await purgeBackups(folder, retained);
  print(`${backups} backups and ${files} files removed`);
  return true;
}

export const verify: Command = {
  takes: '<folder>/<backup>',
  does: 'reads a backup completely and compares every file with its checksum',
  prints: '`the backup is complete`, or the number of errors and a line for each',
  fails: 'a file is missing or differs',
  run: async ([folder], _installation, print) => isComplete(folderFrom(folder), print),
};

export const restore: Command = {
  takes: '<folder>/<backup> --yes [--damaged]',
  does:
    'replaces the whole database with a backup; stop the services first. `--damaged` restores a backup in which ' +
    'something is missing or differs',
  prints: 'the number of tables and files, after what is damaged',
  fails: 'never; a damaged backup without `--damaged`, one of another release or connected services are errors',
  async run([folder, ...options], installation, print) {
    const from = folderFrom(folder);
    if (!options.includes('--yes')) throw new UsageError('this deletes everything in the database: confirm with --yes');
    const errors = await verifyBackup(from);
    errors.forEach(print);
    if (errors.length > 0 && !options.includes('--damaged'))
      throw new Error('the backup is damaged: restore another one, or confirm with --damaged');
    await restoreBackup(installation(), from, print);
    return true;
  },
};

export const purge: Command = {
  takes: '<folder> <number>',
  does: 'deletes all backups except this number of the newest, and files that only deleted ones reference',
  prints: 'the number of removed backups and files',
  fails: 'never; a backup that is being made is an error',
  run: async ([folder, number], _installation, print) => deleteOld(folderFrom(folder), countFrom(number), print),
};
