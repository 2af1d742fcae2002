import { DecimalSetting } from '@reelsheet/platform-config';

export class MonitoringConfig {
  @DecimalSetting({ about: 'minutes between two scrapes of a continuous monitoring job', positive: true })
  MONITORING_INTERVAL_MINUTES: number = 360;
}
