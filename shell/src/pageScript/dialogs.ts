import { openPageDialog } from '@pressline/shared-ui/open-page-dialog';
import { isPlainClick } from '@pressline/shared-ui/plain-click';

/** The dialog of this page to which an address leads that ends with `hash`. */
function dialogAt(hash: string): HTMLDialogElement | undefined {
  const found = document.getElementById(hash.slice(1));
  return found instanceof HTMLDialogElement ? found : undefined;
}

function linkedDialog(target: EventTarget | null): HTMLDialogElement | undefined {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
  return link && link.origin === location.origin ? dialogAt(link.hash) : undefined;
}

/** The second press of a double click on a link may hit the opened dialog. */
function isPressBeside({ target, detail, clientX, clientY }: MouseEvent): boolean {
  if (!(target instanceof HTMLDialogElement) || detail > 1) return false;
  const { left, right, top, bottom } = target.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

/** After that, nothing of it is left in the page or in the address. */
function handleClose({ target }: Event): void {
  if (!(target instanceof HTMLDialogElement)) return;
  target.hidden = true;
  if (dialogAt(location.hash) !== target) return;
  history.replaceState(history.state, '', location.pathname + location.search);
}

/**
 * Opens the dialogs that are part of the page's HTML (`PageDialog`): for a link to one in the whole page, and
 * for its address. `onOpen` is called each time.
 */
export function answerDialogs(onOpen: () => void): void {
  function open(dialog: HTMLDialogElement) {
    openPageDialog(dialog);
    onOpen();
  }
  function openByAddress() {
    const dialog = dialogAt(location.hash);
    if (dialog && !('inPage' in dialog.dataset)) open(dialog);
  }
  openByAddress();
  addEventListener('hashchange', openByAddress);
  // Ahead of the router, for which such a link would be a navigation.
  addEventListener(
    'click',
    (event) => {
      const dialog = linkedDialog(event.target);
      if (!dialog || !isPlainClick(event)) return;
      event.preventDefault();
      open(dialog);
    },
    true,
  );
  addEventListener('mousedown', (event) => {
    if (isPressBeside(event)) (event.target as HTMLDialogElement).close();
  });
  // It does not bubble.
  addEventListener('close', handleClose, true);
}
