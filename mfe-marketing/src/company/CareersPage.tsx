import careers from '../content/company/careers.md';
import positions from '../content/company/positions.md';
import type { Block, TextSection } from '../content/MarkdownContent';
import { site } from '../content/site';
import { CompanyPage } from './CompanyPage';
import { PointGrid } from './PointGrid';
import { PositionList } from './PositionList';

/** The day since which the positions are open. */
const POSTED = '2026-11-01';

const html = (block: string | Block) =>
  typeof block === 'string'
    ? `<p>${block}</p>`
    : `<ul>${block.list.map((item) => `<li>${item}</li>`).join('')}</ul>`;

function jobPosting({ id, title, label, blocks }: TextSection): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title,
    description: blocks.map(html).join(''),
    identifier: { '@type': 'PropertyValue', name: site.productName, value: id },
    datePosted: POSTED,
    employmentType: 'FULL_TIME',
    occupationalCategory: label,
    hiringOrganization: { '@type': 'Organization', name: site.productName },
    // All positions are remote within one country.
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { '@type': 'Country', name: 'US' },
    directApply: false,
    url: `/careers#${id}`,
  };
}

const kinds = {
  positions: PositionList,
  points: PointGrid,
  benefits: (block: Block) => <PointGrid {...block} minColumn="19rem" />,
};

export default function CareersPage() {
  return (
    <CompanyPage
      content={careers}
      structuredData={positions.sections.map(jobPosting)}
      tinted={['positions']}
      kinds={kinds}
    />
  );
}
