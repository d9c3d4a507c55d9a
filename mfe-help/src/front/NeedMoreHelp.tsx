import { company } from '@pressline/shared-api/company';
import { Cluster, Icon, LinkButton, media, RegistrationMark, theme } from '@pressline/shared-ui';
import { Link } from '@pressline/shared-ui/router';
import { useId } from 'react';
import { styled } from 'styled-components';
import { contactPath } from '../helpAddress';

const { color, space, text, radius } = theme;

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

  > svg { display: none; position: absolute; inset: 50% -3rem auto auto; translate: 0 -50%; color: ${color.solidLine}; }
  ${media.small} { > svg { display: block; } }
  > :not(svg) { position: relative; }
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
      <RegistrationMark size="17rem" />
      <h2 id={headingId}>Need More Help?</h2>
      <p>Talk to people who have stood at a press. We get back to you within 24 hours.</p>
      <Cluster>
        <LinkButton href={company.schedulingUrl} isNewTab>
          Book a Demo
        </LinkButton>
        <LinkButton variant="secondary" asChild>
          <Link to={contactPath(q)}>Contact Support</Link>
        </LinkButton>
        {company.contactEmail && (
          <LinkButton variant="secondary" href={`mailto:${company.contactEmail}`}>
            <Icon name="mail" />
            Email Us
          </LinkButton>
        )}
      </Cluster>
    </Band>
  );
}
