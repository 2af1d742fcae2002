import { PricesConfig, SecretSetting } from '@reelsheet/platform-config';

export class BillingConfig extends PricesConfig {
  @SecretSetting({ about: "gives access to the operator's endpoints", min: 16 })
  OPERATOR_KEY!: string;
}
