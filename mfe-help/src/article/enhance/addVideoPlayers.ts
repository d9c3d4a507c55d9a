import { playingUrl, VIDEO_PROVIDERS } from '@pressline/shared-api';
import { isPlainClick } from '@pressline/shared-ui';
import { element } from './element';

function play(link: HTMLAnchorElement, title: string): void {
  const player = element('iframe', {
    className: 'video-player',
    title,
    allow: 'autoplay; encrypted-media; fullscreen; picture-in-picture',
    allowFullscreen: true,
    // Players need the referrer: they refuse to start without knowing the site.
    referrerPolicy: 'strict-origin-when-cross-origin',
    src: playingUrl(link.dataset.embed ?? ''),
  });
  link.replaceWith(player);
  player.focus();
}

/** Plays a video in place once its link is pressed; until then nothing is asked of another site. */
export function addVideoPlayers(root: HTMLElement): void {
  for (const link of root.querySelectorAll<HTMLAnchorElement>('a[data-video][data-embed]')) {
    const title = link.textContent ?? '';
    const provider =
      VIDEO_PROVIDERS[link.dataset.video as keyof typeof VIDEO_PROVIDERS] ?? 'another site';
    link.append(
      element(
        'span',
        { className: 'video-note' },
        `Playing it sends data about you to ${provider}.`,
      ),
    );
    link.addEventListener('click', (event) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      play(link, title);
    });
  }
}
