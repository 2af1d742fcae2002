import { expect, it } from '@jest/globals';
import { summaryOfPost } from './post-summary.js';

const post = { kind: 'schedule_post', platforms: ['microblog'] } as const;

it.each([
  [{ schedule_type: 'now', text: 'Rye is back' }, 'Publish on microblog now: “Rye is back”'],
  [
    {
      schedule_type: 'specific_time',
      scheduled_time: '2030-05-01T10:00:00Z',
      title: 'Rye',
      text: 'Back',
      media_url: 'https://a.example/b.mp4',
    },
    'Publish on microblog at 2030-05-01T10:00:00Z: “Rye” “Back” with https://a.example/b.mp4',
  ],
  [
    { schedule_type: 'next_available', platforms: ['microblog', 'videohost'], content_resource_id: 7 },
    'Publish on microblog, videohost in the next free slot: with file 7',
  ],
  [{ schedule_type: 'now' }, 'Publish on microblog now: nothing yet'],
] as const)('summarizes all fields of a post for approval: %j', (action, summary) => {
  expect(
    summaryOfPost({ ...post, ...action, platforms: [...('platforms' in action ? action.platforms : post.platforms)] }),
  ).toBe(summary);
});
