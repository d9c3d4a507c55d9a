import { leavesDocument } from '../page/leavesDocument';

function holdLink(event: MouseEvent): void {
  const { target } = event;
  const link =
    target instanceof Element &&
    target.closest<HTMLAnchorElement>('main a[href][data-needs-script]');
  if (link && leavesDocument(link, event)) event.preventDefault();
}

/** Keeps links of the page that need its component from being followed; the click is made again later. */
export const holdNeedyLinks = (): void => window.addEventListener('click', holdLink, true);

export const releaseNeedyLinks = (): void => window.removeEventListener('click', holdLink, true);
