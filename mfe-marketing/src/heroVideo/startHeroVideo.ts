import { REDUCED_MOTION } from '../reducedMotion';
import narrowDarkMp4 from './clips/narrow-dark.mp4';
import narrowDarkWebm from './clips/narrow-dark.webm';
import narrowLightMp4 from './clips/narrow-light.mp4';
import narrowLightWebm from './clips/narrow-light.webm';
import wideDarkMp4 from './clips/wide-dark.mp4';
import wideDarkWebm from './clips/wide-dark.webm';
import wideLightMp4 from './clips/wide-light.mp4';
import wideLightWebm from './clips/wide-light.webm';
import { WIDE } from './sceneSizes';

const SPARING = '(prefers-reduced-data: reduce)';
const FORCED = '(forced-colors: active)';
const UNWELCOME = [REDUCED_MOTION, SPARING, FORCED];
const DARK_SCHEME = '(prefers-color-scheme: dark)';

/**
 * Whether the visitor wants motion, has the data to spare, and sees the page in our colors: a clip
 * cannot take the visitor's own, as the picture under it does.
 */
function mayPlayVideo(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  const isRefused = UNWELCOME.some((query) => matchMedia(query).matches);
  return !isRefused && !connection?.saveData;
}

/** Calls `act` when something changes that decides whether a video plays, and which. */
function onConditionChange(act: () => void, signal: AbortSignal): void {
  for (const query of [...UNWELCOME, DARK_SCHEME, WIDE]) {
    matchMedia(query).addEventListener('change', act, { signal });
  }
  // The visitor's own choice of theme.
  const theme = new MutationObserver(act);
  theme.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  signal.addEventListener('abort', () => theme.disconnect());
}

/** Calls `act` when the page has loaded and been painted: until then nothing may take its bandwidth. */
function afterPaint(act: () => void, signal: AbortSignal): void {
  const wait = () => requestAnimationFrame(() => setTimeout(() => void (signal.aborted || act())));
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true, signal });
}

const AV1 = 'video/webm; codecs="av01.0.05M.08"';

const clips = {
  narrow: {
    light: { webm: narrowLightWebm, mp4: narrowLightMp4 },
    dark: { webm: narrowDarkWebm, mp4: narrowDarkMp4 },
  },
  wide: {
    light: { webm: wideLightWebm, mp4: wideLightMp4 },
    dark: { webm: wideDarkWebm, mp4: wideDarkMp4 },
  },
};

/** The address of the clip that looks like the picture under `video`, in a format that it plays. */
function clipFor(video: HTMLVideoElement): string {
  const shape = matchMedia(WIDE).matches ? 'wide' : 'narrow';
  const { colorScheme } = getComputedStyle(video);
  // Both, where the system decides.
  const isDark =
    colorScheme === 'light dark' ? matchMedia(DARK_SCHEME).matches : colorScheme === 'dark';
  return clips[shape][isDark ? 'dark' : 'light'][video.canPlayType(AV1) ? 'webm' : 'mp4'];
}

/**
 * Plays the hero's video over the still picture in `figure`, while that is in view. It listens to the
 * browser and sets one attribute, so that nothing is rendered again while the video plays:
 * `data-video` on the figure says whether it is `playing` or `held`; without it the picture stands
 * alone, as it does when the video cannot be loaded. It ends when the figure leaves the page, and
 * does nothing where it has been started before.
 * @param folder where the clips lie, unless their addresses say so
 */
export function startHeroVideo(figure: HTMLElement, folder = ''): void {
  const video = figure.querySelector('video');
  const hold = figure.querySelector('[data-hold]');
  if (!video || !hold || 'film' in figure.dataset) return;
  figure.dataset.film = '';
  const ending = new AbortController();
  const { signal } = ending;
  let isHeld = false;
  let isInView = false;
  let clip = '';

  const hide = () => delete figure.dataset.video;
  // The browser's event may be outdated: the visitor's choice counts.
  const show = () => {
    if (mayPlayVideo()) figure.dataset.video = isHeld ? 'held' : 'playing';
    else hide();
  };
  const unload = () => {
    hide();
    if (!clip) return;
    clip = '';
    video.removeAttribute('src');
    video.load();
  };
  const end = () => {
    ending.abort();
    unload();
  };
  /** Battery savers refuse to play by itself; they never refuse a press on Play. */
  const handleRefusal = ({ name }: Error) => {
    if (name !== 'NotAllowedError') return;
    isHeld = true;
    show();
  };
  const load = () => {
    const wanted = folder + clipFor(video);
    if (wanted === clip) return;
    clip = wanted;
    // All clips show the same at the same time.
    const { currentTime } = video;
    video.src = clip;
    video.currentTime = currentTime;
  };
  const update = () => {
    if (!mayPlayVideo()) unload();
    else if (isInView) load();
    if (isHeld && clip) show();
    if (clip && isInView && !isHeld) video.play().catch(handleRefusal);
    else video.pause();
  };

  video.muted = true;
  video.addEventListener('error', end, { signal });
  // Not before a frame has been painted, which `playing` does not say.
  video.addEventListener('timeupdate', () => video.paused || show(), { signal });
  hold.addEventListener(
    'click',
    () => {
      isHeld = !isHeld;
      show();
      update();
    },
    { signal },
  );
  afterPaint(() => {
    const view = new IntersectionObserver((entries) => {
      isInView = entries.at(-1)?.isIntersecting ?? false;
      if (figure.isConnected) update();
      else end();
    });
    view.observe(figure);
    onConditionChange(update, signal);
    signal.addEventListener('abort', () => view.disconnect());
  }, signal);
}
