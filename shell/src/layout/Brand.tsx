import { company } from '@pressline/shared-api/company';
import { theme } from '@pressline/shared-ui';
import { Link } from '@pressline/shared-ui/router';
import { styled } from 'styled-components';

const BrandLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space.xs};
  min-height: ${theme.layout.target};
  color: inherit;
  font: 700 ${theme.text.heading4}/1 ${theme.font.display};
  letter-spacing: -0.02em;
  text-decoration: none;
`;

/** The mark, a registration cross in process colors, and the product's name. */
export function Brand() {
  return (
    <BrandLink to="/" translate="no">
      <svg viewBox="0 0 24 24" width="26" height="26" fill="none" aria-hidden="true">
        <circle cx="11" cy="12" r="6.5" stroke={theme.color.cyan} strokeWidth="2" />
        <circle cx="13" cy="12" r="6.5" stroke={theme.color.magenta} strokeWidth="2" />
        <path d="M12 1v22M1 12h22" stroke="currentColor" strokeWidth="1.5" />
      </svg>
      {company.productName}
    </BrandLink>
  );
}
