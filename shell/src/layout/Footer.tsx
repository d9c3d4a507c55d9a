import { company } from '@pressline/shared-api/company';
import { ColorBar, Container, media, theme } from '@pressline/shared-ui';
import { Link } from '@pressline/shared-ui/router';
import { styled } from 'styled-components';
import { findRemote } from '../findRemote';
import type { PageConfig } from '../pageConfig';
import { Brand } from './Brand';
import { footerLinks } from './navigation';

const { color, space, layout, text } = theme;

const Band = styled.footer`
  background: ${color.solid};
  color: ${color.solidInk};

  @media print { display: none; }
`;

const Inner = styled(Container)`
  display: grid;
  gap: ${space.lg};
  padding-block: ${space.xxl};

  ${media.small} { grid-template-columns: 1fr auto; align-items: start; }
`;

const Links = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.lg};

  a {
    display: inline-flex;
    align-items: center;
    min-height: ${layout.target};
    color: ${color.solidInk};
    font-size: ${text.small};
  }
`;

const Note = styled.p`
  color: ${color.solidMuted};
  font-size: ${text.small};
`;

/** Site footer. It lists the pages that the remotes in force really have. */
export function Footer({ page }: { page: PageConfig }) {
  const links = footerLinks.filter(({ to }) => findRemote(page.remotes, to));
  return (
    <Band>
      <ColorBar />
      <Inner>
        <div>
          <Brand />
          <Note>Workflow automation for print shops, packaging printers and sign makers.</Note>
        </div>
        <nav aria-label="Footer">
          <Links>
            {links.map(({ label, to }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </Links>
        </nav>
        <Note>© {company.productName}. All sheets counted.</Note>
      </Inner>
    </Band>
  );
}
