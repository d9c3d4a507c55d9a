import { playingUrl } from '@pressline/shared-api';
import { element } from './element';

/** Plays a video in the place of its link; until then nothing is asked of another site. */
export default function playVideo(link: HTMLElement): void {
  link.querySelector('.video-note')?.remove();
  const player = element('iframe', {
    className: 'video-player',
    title: link.textContent ?? '',
    allow: 'autoplay; encrypted-media; fullscreen; picture-in-picture',
    allowFullscreen: true,
    // Players need the referrer: they refuse to start without knowing the site.
    referrerPolicy: 'strict-origin-when-cross-origin',
    src: playingUrl(link.dataset.embed ?? ''),
  });
  link.replaceWith(player);
  player.focus();
}
