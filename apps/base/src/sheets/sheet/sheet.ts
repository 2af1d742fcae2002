import { randomBytes } from 'node:crypto';

/** One sheet of one agent; every sheet route names both. */
export interface SheetScope {
  readonly agentId: number;
  readonly sheetId: number;
}

/** Returns the title in lower-case ASCII with eight characters that make it unique. */
export function slugFor(title: string): string {
  const words = title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60);
  return `${words || 'sheet'}-${randomBytes(4).toString('hex')}`;
}
