const source = (name: string) => ({ url: `https://bench.test/${name}` });
const CLIPS = ['one.mp4', 'two.mp4', 'three.mp4'];
const LINES = [
  'Breathe in and let the day begin',
  'A quiet street before the first bus',
  'Coffee, light and nothing else',
];
const STYLE = { font_size: 80, color: '#FFFFFF', outline_color: '#000000', outline_width: 6 };

/** Document of ten seconds. */
export const SHORT = {
  canvas: { width: 1080, height: 1920, fps: 30 },
  tracks: [
    {
      clips: [4, 3, 3].map((duration, i) => ({ type: 'video', source: source(CLIPS[i]!), duration, volume: 0 })),
    },
    { clips: [{ type: 'audio', source: source('voice.wav'), duration: 10 }] },
  ],
  captions: {
    sentences: LINES.map((text, i) => ({ text, startMs: i * 3_300, endMs: i * 3_300 + 3_200 })),
    style: STYLE,
  },
  music: { source: source('music.mp3'), volume: 0.15 },
};

/** Document of a minute with twelve clips and a title, which is the layer that changes. */
export const LONG = (title: string) => ({
  canvas: SHORT.canvas,
  tracks: [
    {
      clips: Array.from({ length: 12 }, (_, i) => ({
        type: 'video',
        source: source(CLIPS[i % 3]!),
        duration: 5,
        volume: 0,
      })),
    },
    { clips: [{ type: 'audio', source: source('voice.wav') }] },
    { clips: [{ type: 'text', text: title, start: 20, duration: 4 }] },
  ],
  music: SHORT.music,
});

/** The ffmpeg graph that an expert would write for this one video. */
export const HAND_GRAPH = [
  '[0:v]trim=end_frame=120[one]',
  '[1:v]trim=end_frame=90[two]',
  '[2:v]trim=end_frame=90[three]',
  '[one][two][three]concat=n=3,ass=hand.ass:fontsdir=fonts,setsar=1[v]',
  '[3:a]atrim=end=10,aresample=48000,aformat=channel_layouts=stereo,asplit[voice][key]',
  '[4:a]atrim=end=10,aresample=48000,aformat=channel_layouts=stereo,volume=0.15[music]',
  '[music][key]sidechaincompress=threshold=0.01:ratio=20:attack=30:release=500:mix=0.6[ducked]',
  '[voice][ducked]amix=inputs=2:normalize=0,volume=6dB,alimiter=limit=0.84[a]',
].join(';');
