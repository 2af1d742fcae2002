import { choices } from '@reelsheet/kernel';

export const VIDEO_VISIBILITIES = choices('Visibility of a video at the video host', {
  public: 'everybody',
  unlisted: 'everybody who has the link',
  private: 'the account alone',
});

export const MEMBER_VISIBILITIES = choices('Visibility of a post at the professional network', {
  public: 'everybody',
  connections: 'connections of the member',
  loggedin: 'signed-in members',
});
