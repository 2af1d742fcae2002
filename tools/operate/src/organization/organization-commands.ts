import { resolve } from 'node:path';
import { organizationNamed, UsageError, type Command } from '../command.js';
import { compareOrganization, exportOrganization } from './organization-export.js';
import { checksumOf } from './organization-state.js';

const WHAT_CHANGES = 'work that is under way changes it, so compare when there is none';

/** Writes one organization. */
export const exportOne: Command = {
  takes: '<organization_id> <folder>',
  does: 'writes all rows of one organization as lines of JSON, without secrets, and copies its files',
  prints: `the new folder with the number of rows and files and a checksum of both; ${WHAT_CHANGES}`,
  fails: 'a file is missing or differs from its checksum; each is a line. An unknown organization is an error',
  async run([id, folder], installation, print) {
    const organizationId = organizationNamed(id);
    if (!folder) throw new UsageError('the folder is missing');
    const { path, state, errors } = await exportOrganization(installation(), organizationId, resolve(folder));
    const rows = state.tables.reduce((sum, { count }) => sum + count, 0);
    print(`${path}: ${rows} rows, ${state.files?.count ?? 'no'} files`);
    if (!state.files) print('the files are in a bucket, and not in the export');
    print(`checksum ${checksumOf(state)}`);
    errors.forEach(print);
    return errors.length === 0;
  },
};

/** Compares one organization with its export. */
export const compareOne: Command = {
  takes: '<folder>/<export>',
  does: 'reads the organization of an export again, here or in a restored copy, and compares all rows and files',
  prints: '`the organization is as it was exported` with the checksum, or a line for each table that differs',
  fails: 'anything differs, or a file is missing',
  async run([path], installation, print) {
    if (!path) throw new UsageError('the export is missing');
    const { checksum, differences, isSameRelease } = await compareOrganization(installation(), resolve(path));
    if (differences.length === 0) print('the organization is as it was exported');
    else if (!isSameRelease) print('the export is of another release, whose tables may have other columns');
    differences.forEach(print);
    print(`checksum ${checksum}`);
    return differences.length === 0;
  },
};
