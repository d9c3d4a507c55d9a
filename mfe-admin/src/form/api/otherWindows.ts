const CHANNEL = 'pressline-admin';

// Older browsers and tests have none; their lists are fetched again when they are opened.
const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(CHANNEL) : undefined;

export function tellOtherWindows(): void {
  channel?.postMessage('changed');
}

/** Calls back when another window has changed content. @returns the function that stops it */
export function followOtherWindows(onChange: () => void): () => void {
  channel?.addEventListener('message', onChange);
  return () => channel?.removeEventListener('message', onChange);
}
