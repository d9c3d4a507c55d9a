import { isFollowedHere } from '@pressline/shared-ui/plain-click';

const withoutHash = ({ href }: { href: string }) => href.split('#')[0];

/** Whether a click on a link opens another page of this site in place of this one. */
export const leavesDocument = (link: HTMLAnchorElement, event: MouseEvent): boolean =>
  isFollowedHere(link, event) && withoutHash(link) !== withoutHash(location);
