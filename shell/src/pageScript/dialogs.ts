import { takeClick } from '@pressline/shared-ui/early-clicks';
import { openPageDialog } from '@pressline/shared-ui/open-page-dialog';
import { isFollowedHere } from '@pressline/shared-ui/plain-click';

/** The dialog of this page to which an address leads that ends with `hash`. */
function dialogAt(hash: string): HTMLDialogElement | undefined {
  const found = document.getElementById(hash.slice(1));
  return found instanceof HTMLDialogElement ? found : undefined;
}

/** A closed dialog leaves nothing in the page or in the address. */
function handleClose({ target }: Event): void {
  const dialog = target as HTMLDialogElement;
  dialog.hidden = true;
  if (dialogAt(location.hash) === dialog)
    history.replaceState(history.state, '', location.href.split('#')[0]);
}

/**
 * Opens the dialogs that are part of the page's HTML (`PageDialog`): for a link to one in the whole page, and
 * for its address. `onOpen` is called each time.
 */
export function enhanceDialogs(onOpen: () => void): void {
  function open(dialog: HTMLDialogElement) {
    openPageDialog(dialog);
    // Made again, it would open what the visitor has closed meanwhile.
    takeClick((kept) => dialogAt(kept.closest('a')?.hash ?? '') === dialog);
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
      const link = (event.target as Element).closest('a');
      const dialog = link && isFollowedHere(link, event) && dialogAt(link.hash);
      if (!dialog) return;
      event.preventDefault();
      open(dialog);
    },
    true,
  );
  // It does not bubble.
  addEventListener('close', handleClose, true);
}
