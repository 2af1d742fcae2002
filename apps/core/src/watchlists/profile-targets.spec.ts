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

describe('profileTargets', () => {
  it('watches items on the platforms that the profile makes content for', () => {
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

  it('uses short videos if the profile names no platform that can be scraped', () => {
    expect(named(profile([['hashtag', '#Calm']], { targetPlatforms: ['professional'] }))).toEqual([
      'shortvideo hashtag calm',
    ]);
  });

  it("skips the brand's own keywords and invalid names", () => {
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

  it('returns each target once, up to the limit of a list', () => {
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
