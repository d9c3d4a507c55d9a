import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { compile } from '../../scripts/build/compile';
import { baseConfig } from '../../scripts/bundler/baseConfig';
import { findChromium } from '../../scripts/testing/chromium';
import { displayFontFile, fontFaceCss } from '../../shared-ui/src/theme/displayFont';
import { sceneSizes } from '../src/heroVideo/sceneSizes';
import { CYCLE_MS } from './pressRun';

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
const formats = Object.keys(codecs) as Format[];

// Said to be sRGB, as the page is, or the sheet would not have the color of the sheet around it.
const color = ['-color_primaries', 'bt709', '-color_trc', 'iec61966-2-1', '-colorspace', 'bt709'];
const filterFor = (scale: number) =>
  `scale=ceil(iw*${scale}/2)*2:-2:out_color_matrix=bt709:out_range=tv:flags=lanczos+accurate_rnd+full_chroma_int,format=yuv420p`;

/** Makes a silent film of PNG frames with ffmpeg. Throws when it fails. */
async function encode(
  file: string,
  format: Format,
  frames: readonly Buffer[],
  framesPerSecond: number,
): Promise<void> {
  const input = ['-f', 'image2pipe', '-framerate', String(framesPerSecond), '-i', '-'];
  const { scale, options } = codecs[format];
  const picture = ['-vf', filterFor(scale), ...options, ...color];
  const reproducible = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact'];
  // One key frame: visitors cannot seek in it. Metadata first (faststart), so that it plays while loading.
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

/**
 * Films the landing page's scene, frame by frame, into src/heroVideo/clips: run by hand after the
 * scene has changed, with ffmpeg installed. `npm run hero-video -w mfe-marketing`
 */
const FRAMES_PER_SECOND = 25;
const scales = { narrow: 2, wide: 1.25 };
const themes = ['light', 'dark'] as const;

/** Of all files together; a visitor gets one of them. */
const MAX_BYTES = 900_000;

const here = import.meta.dirname;
const clips = path.join(here, '../src/heroVideo/clips');
const build = path.join(here, '../dist/stage');

type Shape = keyof typeof sceneSizes;

async function film(browser: Browser, shape: Shape, theme: (typeof themes)[number]) {
  const context = await browser.newContext({
    viewport: sceneSizes[shape],
    deviceScaleFactor: scales[shape],
    colorScheme: theme,
  });
  const page = await context.newPage();
  const font = await readFile(createRequire(import.meta.url).resolve(displayFontFile));
  const face = fontFaceCss(`data:font/woff2;base64,${font.toString('base64')}`);
  await page.setContent(`<!doctype html><style>${face}</style><body></body>`);
  await page.addScriptTag({ path: path.join(build, 'stage.js') });
  await page.evaluate(() => document.fonts.ready);
  const frames: Buffer[] = [];
  for (let frame = 0; frame < (CYCLE_MS / 1_000) * FRAMES_PER_SECOND; frame += 1) {
    const time = (frame * 1_000) / FRAMES_PER_SECOND;
    await page.evaluate((at) => Reflect.get(window, 'showTime')(at), time);
    frames.push(await page.screenshot());
  }
  await context.close();
  return frames;
}

await mkdir(clips, { recursive: true });
await compile([
  {
    ...baseConfig('mfe-marketing', 'production', 'web'),
    entry: { stage: './video/stage.tsx' },
    output: { path: build, filename: '[name].js' },
  },
]);
const browser = await chromium.launch({
  executablePath: findChromium(chromium.executablePath()),
  args: ['--no-sandbox', '--force-color-profile=srgb'],
});
let total = 0;
for (const shape of Object.keys(sceneSizes) as Shape[]) {
  for (const theme of themes) {
    const frames = await film(browser, shape, theme);
    for (const format of formats) {
      const file = path.join(clips, `${shape}-${theme}.${format}`);
      await encode(file, format, frames, FRAMES_PER_SECOND);
      const { size } = await stat(file);
      total += size;
      console.log(`${path.basename(file)}: ${(size / 1_000).toFixed(0)} KB`);
    }
  }
}
await browser.close();
if (total > MAX_BYTES) throw new Error(`The clips have ${total} bytes, ${MAX_BYTES} at most`);
