import { isPlainClick } from '../isPlainClick';
import { element } from './element';

const PROVIDERS: Readonly<Record<string, string>> = { youtube: 'YouTube', vimeo: 'Vimeo' };

function play(link: HTMLAnchorElement, title: string): void {
  const embed = new URL(link.dataset.embed ?? '');
  embed.searchParams.set('autoplay', '1');
  const player = element('iframe', {
    className: 'video-player',
    title,
    allow: 'autoplay; encrypted-media; fullscreen; picture-in-picture',
    allowFullscreen: true,
    // Players refuse to start when they are not told which site shows them.
    referrerPolicy: 'strict-origin-when-cross-origin',
    src: embed.href,
  });
  link.replaceWith(player);
  player.focus();
}

/** Plays a video in place once its link is pressed; until then nothing is asked of another site. */
export function addVideoPlayers(root: HTMLElement): void {
  for (const link of root.querySelectorAll<HTMLAnchorElement>('a[data-video][data-embed]')) {
    const title = link.textContent ?? '';
    const provider = PROVIDERS[link.dataset.video ?? ''] ?? 'another site';
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
