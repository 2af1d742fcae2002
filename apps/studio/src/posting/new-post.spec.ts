import { describe, expect, it } from '@jest/globals';
import { bodyOf, emptyPost, missingOf } from './new-post.js';

const ZONE = 'Europe/Berlin';
const file = { url: 'http://upload/v.mp4', name: 'v.mp4' };
const post = {
  ...emptyPost(file, ['videohost'], ZONE),
  at: { day: '2027-01-04', time: '09:00' },
  title: ' Calm ',
  text: 'Breathe',
};

describe('a post that is scheduled', () => {
  it('goes out at the chosen time of the agent, with the texts of its networks', () => {
    expect(bodyOf(post, 7, ZONE, 3)).toEqual({
      agent_id: 7,
      platform: ['videohost'],
      strict: true,
      schedule_type: 'specific_time',
      scheduled_time: '2027-01-04T08:00:00.000Z',
      media_url: file.url,
      title: 'Calm',
      description: 'Breathe',
      row_id: 3,
    });
  });

  it('has no title where no network shows one, and the options that a network requires', () => {
    const body = bodyOf({ ...post, platforms: ['shortvideo'], timing: 'slot' }, 7, ZONE, undefined);
    expect(body).toMatchObject({ schedule_type: 'next_available', shortvideo_privacy_level: 'PUBLIC_TO_EVERYONE' });
    expect(Object.keys(body)).not.toEqual(expect.arrayContaining(['title']));
    expect(Object.keys(body)).not.toEqual(expect.arrayContaining(['scheduled_time']));
  });

  it('chooses a network by itself only if there is one', () => {
    expect(emptyPost(file, ['videohost'], ZONE).platforms).toEqual(['videohost']);
    expect(emptyPost(file, ['videohost', 'microblog'], ZONE).platforms).toEqual([]);
  });

  it('needs a file, a network and a time', () => {
    expect(missingOf(post, ZONE)).toEqual([]);
    const empty = { ...emptyPost(undefined, [], ZONE), at: { day: '', time: '' } };
    expect(missingOf(empty, ZONE)).toEqual(['media_url', 'platform', 'scheduled_time']);
    expect(missingOf({ ...empty, timing: 'now' }, ZONE)).toEqual(['media_url', 'platform']);
  });
});
