import { prose } from '@reelsheet/kernel';
import { WholeSetting } from '@reelsheet/platform-config';

export class WebhooksConfig {
  @WholeSetting({
    about: prose`
      days after their event for which finished deliveries of webhooks are listed and can be sent again; a smaller
      number removes older ones within an hour`,
    min: 3,
    max: 3_650,
  })
  WEBHOOK_DELIVERY_DAYS: number = 30;
}
