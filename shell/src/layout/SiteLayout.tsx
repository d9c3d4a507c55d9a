import { theme } from '@pressline/shared-ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { PageConfig } from '../pageConfig';
import { Footer } from './Footer';
import { Header } from './Header';

const SkipLink = styled.a`
  position: fixed;
  top: 0;
  left: ${theme.space.md};
  z-index: ${theme.z.toast};
  padding: ${theme.space.sm} ${theme.space.md};
  background: ${theme.color.ink};
  color: ${theme.color.paper};
  transform: translateY(-110%);

  &:focus { transform: none; }
`;

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;

  > main { flex: 1; }
`;

/** The frame of every public page: skip link, header, main, footer. */
export function SiteLayout({ page, children }: { page: PageConfig; children: ReactNode }) {
  return (
    <Frame>
      <SkipLink href="#main">Skip to content</SkipLink>
      <Header />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer page={page} />
    </Frame>
  );
}
