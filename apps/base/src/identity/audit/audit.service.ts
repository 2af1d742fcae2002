import { Injectable } from '@nestjs/common';
import { AuditRepository, type AuditFilter, type AuditEntry } from './audit.repository.js';

export interface AuditPage {
  readonly entries: AuditEntry[];
  readonly nextCursor: number | null;
}

/** The log as an organization's owners and managers read it. */
@Injectable()
export class AuditService {
  constructor(private readonly entries: AuditRepository) {}

  async page(filter: AuditFilter, cursor = Number.MAX_SAFE_INTEGER, limit: number): Promise<AuditPage> {
    const found = await this.entries.page(filter, cursor, limit + 1);
    const entries = found.slice(0, limit);
    return { entries, nextCursor: found.length > limit ? entries.at(-1)!.position : null };
  }
}
