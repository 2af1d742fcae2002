import { Text } from '@reelsheet/platform-http';
import { MAX_PREFERENCES_LENGTH } from './preference-limits.js';

export class PreferencesBody {
  @Text({ nullable: true, max: MAX_PREFERENCES_LENGTH, min: 0, about: 'what ideas should be like; null takes it away' })
  content_idea_preferences!: string | null;
}

export class PreferencesView {
  @Text({ nullable: true, min: 0, about: 'null where nothing was said' })
  content_idea_preferences!: string | null;
}
