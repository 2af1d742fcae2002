import { createElement as element } from 'react';
import { AbsoluteFill, Audio, Composition, OffthreadVideo, registerRoot, Sequence, staticFile } from 'remotion';

const FPS = 30;
const CLIPS = [
  { file: 'one.mp4', from: 0, durationInFrames: 120 },
  { file: 'two.mp4', from: 120, durationInFrames: 90 },
  { file: 'three.mp4', from: 210, durationInFrames: 90 },
];
const COVER = { width: '100%', height: '100%', objectFit: 'cover' };
const WORDS = {
  color: 'white',
  fontFamily: 'sans-serif',
  fontSize: 80,
  fontWeight: 700,
  textAlign: 'center',
  margin: '0 108px 384px',
  textShadow: '0 0 6px black',
};

const clip = ({ file, ...when }) =>
  element(
    Sequence,
    { key: file, ...when },
    element(OffthreadVideo, { src: staticFile(file), muted: true, style: COVER }),
  );
const line = ({ text, ...when }) =>
  element(
    Sequence,
    { key: text, ...when },
    element(AbsoluteFill, { style: { justifyContent: 'flex-end' } }, element('div', { style: WORDS }, text)),
  );

/** The video of ten seconds that the benchmark renders, written for Remotion. */
const Video = ({ words }) =>
  element(
    AbsoluteFill,
    { style: { background: 'black' } },
    ...CLIPS.map(clip),
    ...words.map(line),
    element(Audio, { src: staticFile('voice.wav') }),
    element(Audio, { src: staticFile('music.mp3'), volume: 0.15 }),
  );

registerRoot(() =>
  element(Composition, {
    id: 'Video',
    component: Video,
    defaultProps: { words: [] },
    durationInFrames: 10 * FPS,
    fps: FPS,
    width: 1080,
    height: 1920,
  }),
);
