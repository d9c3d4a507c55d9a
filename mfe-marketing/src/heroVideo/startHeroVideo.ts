import { clipFor } from './clips';
import { isVideoWelcome, onConditionChange, onPainted } from './conditions';

/**
 * Plays the hero's video over the still picture in `figure`, while that is in view: without any
 * framework, so that a page can start it that nothing else has brought to life. `data-video` on the
 * figure says whether it is `playing` or `held`; without it the picture stands alone, as it does when
 * the video cannot be loaded. Answers how to end it.
 */
export function startHeroVideo(figure: HTMLElement): () => void {
  const video = figure.querySelector('video');
  const hold = figure.querySelector('[data-hold]');
  if (!video || !hold) return () => {};
  const ending = new AbortController();
  const { signal } = ending;
  let isHeld = false;
  let isInView = false;
  let clip = '';

  const show = (state: 'playing' | 'held' | null) => {
    if (state) figure.dataset.video = state;
    else delete figure.dataset.video;
  };
  const unload = () => {
    show(null);
    if (!clip) return;
    clip = '';
    video.removeAttribute('src');
    video.load();
  };
  const end = () => {
    ending.abort();
    unload();
  };
  /** As battery savers do; a press on Play is never refused. */
  const handleRefusal = (error: unknown) => {
    if (!(error instanceof DOMException && error.name === 'NotAllowedError')) return;
    isHeld = true;
    show('held');
  };
  const load = () => {
    const wanted = clipFor(video);
    if (wanted === clip) return;
    clip = wanted;
    // All clips show the same at the same time.
    const { currentTime } = video;
    video.src = clip;
    video.currentTime = currentTime;
  };
  const update = () => {
    if (!isVideoWelcome()) unload();
    else if (isInView) load();
    if (clip && isInView && !isHeld) video.play().catch(handleRefusal);
    else video.pause();
  };

  video.muted = true;
  video.addEventListener('error', end, { signal });
  // Not before a frame has been painted, which `playing` does not say.
  video.addEventListener('timeupdate', () => video.paused || show('playing'), { signal });
  hold.addEventListener(
    'click',
    () => {
      isHeld = !isHeld;
      show(isHeld ? 'held' : 'playing');
      update();
    },
    { signal },
  );
  onPainted(() => {
    const view = new IntersectionObserver(([entry]) => {
      isInView = entry?.isIntersecting ?? false;
      update();
    });
    view.observe(figure);
    onConditionChange(update, signal);
    signal.addEventListener('abort', () => view.disconnect());
  }, signal);
  return end;
}
