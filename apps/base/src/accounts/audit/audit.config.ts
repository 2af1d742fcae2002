import { prose } from '@reelsheet/kernel';
import { WholeSetting } from '@reelsheet/platform-config';

export class AuditConfig {
  @WholeSetting({
    about: prose`
      days for which entries of the audit logs are stored, at least 90; where absent, as long as their organization.
      Removed entries cannot be restored`,
    min: 90,
    max: 3_650,
    optional: true,
  })
  AUDIT_LOG_DAYS?: number;
}
