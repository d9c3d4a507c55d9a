import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** The two files of a clip: for browsers that know AV1, and a smaller picture for the others. */
const codecs = {
  webm: {
    scale: 1,
    options: ['-c:v', 'libsvtav1', '-crf', '52', '-preset', '5', '-svtav1-params', 'scm=1'],
  },
  mp4: {
    scale: 0.8,
    options: ['-c:v', 'libx264', '-crf', '33', '-preset', 'slow', '-tune', 'animation'],
  },
};
type Format = keyof typeof codecs;
export const formats = Object.keys(codecs) as Format[];

// Said to be sRGB, as the page is, or the sheet would not have the color of the sheet around it.
const color = ['-color_primaries', 'bt709', '-color_trc', 'iec61966-2-1', '-colorspace', 'bt709'];
const filterFor = (scale: number) =>
  `scale=ceil(iw*${scale}/2)*2:-2:out_color_matrix=bt709:out_range=tv:flags=lanczos+accurate_rnd+full_chroma_int,format=yuv420p`;

/** Makes a silent film of PNG frames with ffmpeg. Throws when it fails. */
export async function encode(
  file: string,
  format: Format,
  frames: readonly Buffer[],
  framesPerSecond: number,
): Promise<void> {
  const input = ['-f', 'image2pipe', '-framerate', String(framesPerSecond), '-i', '-'];
  const { scale, options } = codecs[format];
  const picture = ['-vf', filterFor(scale), ...options, ...color];
  const reproducible = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact'];
  // One key frame: nobody seeks in it. Metadata first (faststart), so that it plays while loading.
  const layout = ['-g', String(frames.length), '-an', '-movflags', '+faststart'];
  const ffmpeg = spawn(
    'ffmpeg',
    ['-v', 'error', '-y', ...input, ...picture, ...layout, ...reproducible, file],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  );
  const ended = once(ffmpeg, 'close');
  for (const frame of frames) {
    if (!ffmpeg.stdin.write(frame)) await once(ffmpeg.stdin, 'drain');
  }
  ffmpeg.stdin.end();
  const [status] = await ended;
  if (status !== 0) throw new Error(`ffmpeg could not make ${file}`);
}
