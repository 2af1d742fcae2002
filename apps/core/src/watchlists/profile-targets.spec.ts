import { describe, expect, it } from '@jest/globals';
import { profileTargets } from './profile-targets.js';

const profile = (
  monitored: [string, string][],
  { keywords = [] as string[], targetPlatforms = [] as string[] } = {},
) => ({
  monitored: monitored.map(([itemType, handle]) => ({ itemType, handle })),
  keywords,
  targetPlatforms,
});
const named = (of: ReturnType<typeof profile>) =>
  profileTargets(of).map(({ platform, targetType, targetValue }) => `${platform} ${targetType} ${targetValue}`);

describe('what a profile monitors', () => {
  it('is looked at on the platforms that it makes content for', () => {
    const targetPlatforms = ['videohost', 'photoshare', 'microblog'];
    expect(
      named(
        profile(
          [
            ['account', 'Calm'],
            ['keyword', 'calm sea'],
          ],
          { targetPlatforms },
        ),
      ),
    ).toEqual(['photoshare account @calm', 'videohost account @calm', 'videohost keyword calm sea']);
  });

  it('is looked at as short videos where it names no platform that can be', () => {
    expect(named(profile([['hashtag', '#Calm']], { targetPlatforms: ['professional'] }))).toEqual([
      'shortvideo hashtag calm',
    ]);
  });

  it('is no word that the brand speaks of, and nothing that names nobody', () => {
    const keywords = ['calm sea'];
    expect(
      named(
        profile(
          [
            ['keyword', 'calm sea'],
            ['keyword', 'storms'],
            ['account', 'two words'],
          ],
          { keywords },
        ),
      ),
    ).toEqual(['shortvideo keyword storms']);
  });

  it('is each thing once, and no more than a list may hold', () => {
    expect(
      named(
        profile([
          ['account', '@a'],
          ['account', 'A'],
        ]),
      ),
    ).toEqual(['shortvideo account @a']);
    const many = Array.from({ length: 300 }, (_, index): [string, string] => ['account', `a${index}`]);
    expect(named(profile(many))).toHaveLength(200);
  });
});
