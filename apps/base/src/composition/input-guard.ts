/** Containers that hold media themselves; playlists and other formats that point at further files are left out. */
const DEMUXERS = [
  'mov', 'matroska', 'webm', 'avi', 'mpegts', 'mp3', 'wav', 'ogg', 'flac', 'aac', 'aiff',
  'image2', 'png_pipe', 'jpeg_pipe', 'webp_pipe', 'bmp_pipe', 'tiff_pipe', 'gif', 'apng',
];
/** Drawings and other formats that name files or run programs are left out. */
const DECODERS = [
  'h264', 'hevc', 'av1', 'libdav1d', 'libaom-av1', 'vp8', 'libvpx', 'vp9', 'libvpx-vp9', 'mpeg4', 'mpeg2video', 'mpeg1video', 'h263',
  'wmv3', 'prores', 'dnxhd', 'ffv1', 'qtrle', 'rawvideo', 'mjpeg', 'png', 'apng', 'gif', 'webp', 'bmp', 'tiff',
  'aac', 'mp3', 'mp3float', 'mp2', 'mp2float', 'opus', 'libopus', 'vorbis', 'flac', 'alac', 'ac3', 'eac3', 'pcm_alaw', 'pcm_mulaw',
  'pcm_u8', 'pcm_s8', ...['s16', 's24', 's32', 'f32', 'f64'].flatMap((sample) => [`pcm_${sample}le`, `pcm_${sample}be`]),
  // Subtitles are never shown, but a file that has some must open.
  'mov_text', 'subrip', 'srt', 'ass', 'ssa', 'webvtt', 'text', 'dvdsub', 'dvbsub', 'pgssub', 'cc_dec',
];
const MAX_PIXELS = 100_000_000;

/** Stands before every input of ffmpeg and ffprobe: nothing but local files, and of those only real media. */
export const GUARDED_INPUT: readonly string[] = [
  '-protocol_whitelist', 'file,pipe',
  '-format_whitelist', DEMUXERS.join(','),
  '-codec_whitelist', DECODERS.join(','),
  '-max_pixels', String(MAX_PIXELS),
];
