function handleInteractOutside(event: Event): void {
  if (event.target instanceof Element && event.target.closest('[data-swipe-direction]')) {
    event.preventDefault();
  }
}

/**
 * For a dialog: closing a toast is no click outside of it. The dialog cannot tell by itself, because
 * the toasts belong to the shell and this dialog to a remote, each with its own copy of Radix.
 */
export const ignoreToasts = { onInteractOutside: handleInteractOutside };
