import { createHash } from 'node:crypto';

/** Rows of a table, or all files, with the hash of their lines. */
export interface ContentDigest {
  readonly name: string;
  readonly count: number;
  readonly sha256: string;
}

/** Everything of an organization as of one time. */
export interface OrganizationState {
  readonly tables: readonly ContentDigest[];
  /** Absent if the files are in a bucket. */
  readonly files?: ContentDigest;
  /** Migrations of each schema, which decide on the columns of the rows. */
  readonly migrations: Readonly<Record<string, readonly string[]>>;
}

/** Returns one checksum for all rows and files. */
export function checksumOf({ tables, files }: OrganizationState): string {
  const hash = createHash('sha256');
  for (const { name, count, sha256 } of [...tables, ...(files ? [files] : [])])
    hash.update(`${name} ${count} ${sha256}\n`);
  return hash.digest('hex');
}

/** Returns a line for each difference. */
export function differencesOf(before: OrganizationState, after: OrganizationState): string[] {
  const later = new Map([...after.tables, ...(after.files ? [after.files] : [])].map((each) => [each.name, each]));
  return [...before.tables, ...(before.files ? [before.files] : [])].flatMap((earlier) => {
    const now = later.get(earlier.name);
    if (!now) return [`${earlier.name} was not read`];
    if (now.sha256 === earlier.sha256) return [];
    return now.count === earlier.count
      ? [`${earlier.name}: ${now.count} as before, some of them differ`]
      : [`${earlier.name}: ${now.count} instead of ${earlier.count}`];
  });
}
