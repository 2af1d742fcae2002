import { Text } from '@reelsheet/platform-http';

export const LONGEST_PREFERENCES = 10_000;

export class PreferencesBody {
  @Text({ nullable: true, max: LONGEST_PREFERENCES, min: 0, about: 'what ideas should be like; null takes it away' })
  content_idea_preferences!: string | null;
}

export class PreferencesView {
  @Text({ nullable: true, min: 0, about: 'null where nothing was said' })
  content_idea_preferences!: string | null;
}
