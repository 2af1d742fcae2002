import { prose } from '@reelsheet/kernel';
import { ChoiceSetting, WholeSetting, ServiceConfig } from '@reelsheet/platform-config';

export class GenerationConfig extends ServiceConfig {
  @WholeSetting({
    about: prose`
      maximum credits per organization, type of generation and day of canceled generations whose results stay
      uncollected at vendors; above it no further requests of this type are sent to vendors, and waiting ones fail`,
  })
  MAX_UNCOLLECTED_CREDITS: number = 1_000;

  @WholeSetting({
    about: 'maximum videos of one organization at the video vendor at the same time; further ones wait in our queue',
  })
  MAX_VIDEOS_AT_VENDOR: number = 10;

  @ChoiceSetting(['on', 'off'], {
    about: prose`
      \`on\`: vendors can reach \`BASE_URL\` and receive a callback address below it, which they call when a video makes
      progress; \`off\`: every video is polled, and one whose submission got no response fails at the next poll
      where the vendor cannot look it up`,
  })
  VENDOR_CALLBACKS: string = 'off';
}
