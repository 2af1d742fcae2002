import { dataOf, type CreatedPostView, type Platform } from '@reelsheet/client';
import { shownError } from '../api/api-errors.js';
import { services } from '../api/services.js';
import { addMessage } from '../design/components/feedback/messages.js';
import { strings } from '../strings/en.js';
import { PLATFORM_NAMES } from '../strings/platforms.js';
import { scheduleStrings as text } from '../strings/schedule-en.js';
import type { ComposedPost } from './new-post.js';
import { timeInZone } from './zoned-time.js';

const names = new Intl.ListFormat('en');

/** Returns the networks as a person reads them. */
export const namesOf = (platforms: readonly Platform[]) => names.format(platforms.map((each) => PLATFORM_NAMES[each]));

/** Says where and when a post goes out. Until then it can be taken back; `onUndone` reads again what shows posts. */
export function addScheduledMessage(
  { platforms, timing }: ComposedPost,
  { post_id: id, platforms_status: [first] }: CreatedPostView,
  timeZone: string,
  onUndone: () => void,
): void {
  const networks = namesOf(platforms);
  if (timing === 'now') return addMessage({ kind: 'positive', text: text.doneNow(networks) });
  const undo = () =>
    dataOf(services().base.posts.delete({ path: { post_id: id } }))
      .then(() => addMessage({ kind: 'positive', text: text.undone(networks) }))
      .catch((thrown: unknown) => addMessage({ kind: 'danger', text: shownError(thrown).message }))
      .finally(onUndone);
  addMessage({
    kind: 'positive',
    text: text.done(networks, timeInZone(first?.scheduled_time ?? '', timeZone)),
    action: { label: strings.common.undo, run: () => void undo() },
  });
}
