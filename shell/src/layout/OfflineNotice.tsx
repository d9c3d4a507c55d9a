import { theme } from '@pressline/shared-ui';
import { useSyncExternalStore } from 'react';
import { styled } from 'styled-components';

const { color, layout, space, text, z } = theme;

// Sticky itself, as its parent is as tall as the page.
const Place = styled.div`
  position: sticky;
  bottom: 0;
  z-index: ${z.header};

  /* The consent bar has the foot of the window. */
  :root:is([data-consent='needed'], [data-consent='gpc']) & {
    position: fixed;
    inset: ${layout.headerHeight} 0 auto;
  }
  @media print { display: none; }
`;
const Notice = styled.p`
  padding: ${space.sm} ${space.md};
  background: ${color.solid};
  color: ${color.solidInk};
  font-size: ${text.small};
  text-align: center;

  /* A kept copy of an article says so itself. */
  #kept-copy ~ * & { display: none; }
`;

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

export function OfflineNotice() {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <Place role="status">
      {!isOnline && (
        <Notice>
          You’re offline. You can keep reading this page, but other pages need a connection.
        </Notice>
      )}
    </Place>
  );
}
