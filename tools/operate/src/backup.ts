import { resolve } from 'node:path';
import { backUp, purge as purgeBackups, restore as restoreBackup, verify as verifyBackup } from './archive/archive.js';
import { UsageError, type Command } from './command.js';

function folderFrom(path: string | undefined): string {
  if (!path) throw new UsageError('name a folder');
  return resolve(path);
}

export const backup: Command = {
  takes: '<folder>',
  does: 'writes all tables of one moment, and the bytes that they speak of, into a new folder below',
  async run([folder], installation, print) {
    await backUp(installation(), folderFrom(folder), print);
    return true;
  },
};

export const verify: Command = {
  takes: '<folder>/<backup>',
  does: 'reads a backup as a whole and compares it with what was written and with the sums that the database has',
  async run([folder], _installation, print) {
    const errors = await verifyBackup(folderFrom(folder));
    print(errors.length === 0 ? 'it is whole' : `${errors.length} faults`);
    errors.forEach(print);
    return errors.length === 0;
  },
};

export const restore: Command = {
  takes: '<folder>/<backup> --yes',
  does: 'puts a backup in the place of all that is in the database; the services are stopped meanwhile',
  async run([folder, yes], installation, print) {
    const from = folderFrom(folder);
    if (yes !== '--yes') throw new UsageError('all that is in the database goes: say --yes');
    const errors = await verifyBackup(from);
    if (errors.length > 0) throw new Error(`the backup is not whole: ${errors[0]}`);
    await restoreBackup(installation(), from, print);
    return true;
  },
};

export const purge: Command = {
  takes: '<folder> <number>',
  does: 'keeps that many of the newest backups below a folder and removes the others, with bytes that none of the kept ones needs',
  async run([folder, retained], _installation, print) {
    if (!/^[1-9]\d*$/.test(retained ?? '')) throw new UsageError('say how many to keep, at least 1');
    const { backups, files } = await purgeBackups(folderFrom(folder), Number(retained));
    print(`${backups} backups and ${files} files removed`);
    return true;
  },
};
