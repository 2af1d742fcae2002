import { Flag, Nested, Text } from '@reelsheet/platform-http';

export class ApiKeyBody {
  @Text({ max: 500, about: 'a key of your own at the vendor' })
  api_key!: string;
}

export class IntegrationView {
  @Flag() connected!: boolean;
  @Text({ nullable: true, about: 'last characters of the key; null without one' }) masked_key!: string | null;
}

export class SubscriptionView {
  @Text({ nullable: true, about: "the plan of the key's account" }) tier!: string | null;
}

export class VendorUserView {
  @Nested(() => SubscriptionView) subscription!: SubscriptionView;
}

export class ConnectedView {
  @Flag() connected!: boolean;
  @Nested(() => VendorUserView) user!: VendorUserView;
}

export class ValidityView {
  @Flag() valid!: boolean;
}
