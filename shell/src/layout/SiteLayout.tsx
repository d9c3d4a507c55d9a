import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { PageConfig } from '../pageConfig';
import { Footer } from './Footer';
import { Header } from './Header';
import { StillHeader } from './StillHeader';

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;

  > main { flex: 1; }
`;

interface SiteLayoutProps {
  page: PageConfig;
  /** For a document without scripts: nothing in the frame needs one. */
  isStill?: boolean;
  children: ReactNode;
}

/** The frame of every public page: header, main, footer. */
export function SiteLayout({ page, isStill = false, children }: SiteLayoutProps) {
  return (
    <Frame>
      {isStill ? <StillHeader /> : <Header />}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer page={page} isStill={isStill} />
    </Frame>
  );
}
