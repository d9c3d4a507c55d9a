import { theme } from '@pressline/shared-ui';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import { useIsOnline } from './useIsOnline';

const { color, space } = theme;

const Notice = styled.p`
  padding: ${space.sm} ${space.md};
  background: ${color.solid};
  color: ${color.solidInk};
  font-weight: 600;
  text-align: center;
`;

// The notice that the service worker puts into a document of its own.
const workerNotice = () => document.getElementById('kept-copy');

/** Says of an article that is shown without network from when it is; `readAt` in milliseconds. */
export function OfflineNotice({ readAt }: { readAt: number }) {
  const isOnline = useIsOnline();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again whenever it may have changed
  useEffect(() => {
    // Not `isOnline`, which while hydrating is what the server thought.
    if (navigator.onLine) workerNotice()?.remove();
  }, [isOnline]);
  if (isOnline || workerNotice()) return null;
  const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Notice role="status">You are offline. This is the copy from {format.format(readAt)}.</Notice>
  );
}
