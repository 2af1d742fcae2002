import { prose } from '@reelsheet/kernel';
import { NetworkConfig } from './network.config.js';
import { AddressSetting, ServerListSetting, WholeSetting } from './setting.js';

/** Settings of every service about its connections to Postgres. */
export class DatabaseConfig extends NetworkConfig {
  @ServerListSetting({
    about: prose`
        Postgres with the service's own role; the schema has the service's name; \`?sslmode=verify-full\` requires
        TLS, \`&sslrootcert=/path.pem\` names the certificate authorities, by default those of the system; a primary
        and its standbys are separated by commas, \`host1:5432,host2:5432\`, and the one that accepts writes is used`,
    protocols: ['postgres', 'postgresql'],
    secret: true,
    layout: true,
  })
  DATABASE_URL!: string;

  @ServerListSetting({
    about: 'Postgres itself, if `DATABASE_URL` leads to a pooler in transaction mode; for migrations and locks',
    protocols: ['postgres', 'postgresql'],
    secret: true,
    optional: true,
    layout: true,
  })
  DATABASE_DIRECT_URL?: string;

  @AddressSetting({
    about: prose`
        a standby, or a name that leads to several, for lists and sums that may be ten seconds old; while it is
        unreachable or further behind, \`DATABASE_URL\` answers them too; not through a pooler in transaction mode`,
    protocols: ['postgres', 'postgresql'],
    secret: true,
    optional: true,
    layout: true,
  })
  DATABASE_REPLICA_URL?: string;

  @WholeSetting({
    about: 'connections of one process; one more watches that Postgres answers',
  })
  DATABASE_POOL_SIZE: number = 10;
}
