import { company } from '@pressline/shared-api/company';
import { Cluster, LinkButton, media, pictureUrl, theme } from '@pressline/shared-ui';
import { Link } from '@pressline/shared-ui/router';
import { useId } from 'react';
import { styled } from 'styled-components';
import { iconMask } from '../components/iconMask';
import { contactPath } from '../helpAddress';

const { color, space, text, radius } = theme;

/* The cross-haired circle by which printers align their plates: here it costs no markup. */
const mark = pictureUrl(
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32' fill='none' stroke='red' stroke-width='.12'><path d='M16 0v32M0 16h32'/><circle cx='16' cy='16' r='10.5'/><path d='M16 10.5a5.5 5.5 0 0 1 5.5 5.5H16zM16 21.5a5.5 5.5 0 0 1-5.5-5.5H16z' fill='red'/></svg>",
);

const Band = styled.section`
  position: relative;
  display: grid;
  gap: ${space.md};
  overflow: clip;
  margin-block-end: ${space.section};
  padding: ${space.xxl} clamp(${space.lg}, 5vw, ${space.xxl});
  border-radius: ${radius.sm};
  background: ${color.solid};
  color: ${color.solidInk};

  ${media.small} {
    &::before {
      content: '';
      position: absolute;
      inset: 50% -3rem auto auto;
      width: 17rem;
      height: 17rem;
      translate: 0 -50%;
      background: ${color.solidLine};
      mask: url("${mark}");
    }
  }
  > * { position: relative; }
  [href^='mailto:']::before { ${iconMask('mail')} }
  p { max-width: 34rem; color: ${color.solidMuted}; font-size: ${text.lead}; line-height: 1.5; }
  a:not([data-variant='primary']) { border-color: ${color.solidMuted}; background: none; color: ${color.solidInk}; }
  a[data-variant='primary'] { background: ${color.solidInk}; color: ${color.solid}; }

  @media print { display: none; }
`;

/** How to reach a person when no article helped; `q` is what was searched for. */
export function NeedMoreHelp({ q }: { q?: string }) {
  const headingId = useId();
  return (
    <Band aria-labelledby={headingId}>
      <h2 id={headingId}>Need More Help?</h2>
      <p>Talk to people who know print. We’ll get back to you within 24 hours.</p>
      <Cluster>
        <LinkButton href={company.schedulingUrl} isNewTab>
          Book a Demo
        </LinkButton>
        <LinkButton variant="secondary" asChild>
          <Link to={contactPath(q)}>Contact Support</Link>
        </LinkButton>
        {company.contactEmail && (
          <LinkButton variant="secondary" href={`mailto:${company.contactEmail}`}>
            Email Us
          </LinkButton>
        )}
      </Cluster>
    </Band>
  );
}
