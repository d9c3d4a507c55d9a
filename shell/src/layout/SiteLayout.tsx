import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { PageRemote } from '../page/pageConfig';
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
  remotes: readonly PageRemote[];
  /** For a document without scripts: nothing in the frame needs one. */
  isStill?: boolean;
  children: ReactNode;
}

/** The frame of every public page: header, main, footer. */
export function SiteLayout({ remotes, isStill = false, children }: SiteLayoutProps) {
  return (
    <Frame>
      {isStill ? <StillHeader /> : <Header />}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer remotes={remotes} isStill={isStill} />
    </Frame>
  );
}
