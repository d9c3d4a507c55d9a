export function closeContents({ target }: { target: EventTarget | null }): void {
  const link = target instanceof Element && target.closest('[data-contents] a');
  if (link) link.closest('details')?.removeAttribute('open');
}
