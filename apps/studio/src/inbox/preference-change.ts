import type { NotificationPreferencesView } from '@reelsheet/client';

type ShownChannels = NotificationPreferencesView['kinds'][number];

/** A change of the settings; what is absent stays as it is. */
export interface PreferenceChange {
  readonly digest?: NotificationPreferencesView['digest'];
  readonly hour?: number;
  readonly weekday?: number;
  readonly kinds?: (Pick<ShownChannels, 'kind'> & Partial<ShownChannels>)[];
}

/** Returns the settings as they will be after a change. */
export function withChanges(
  preferences: NotificationPreferencesView,
  { kinds = [], ...rhythm }: PreferenceChange,
): NotificationPreferencesView {
  return {
    ...preferences,
    ...rhythm,
    kinds: preferences.kinds.map((each) => ({ ...each, ...kinds.find(({ kind }) => kind === each.kind) })),
  };
}
