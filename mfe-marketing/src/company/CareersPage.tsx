import { Badge, Cluster, media, theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';
import { ActionLink } from '../components/ActionLink';
import { TextBlocks } from '../components/TextBlocks';
import careers from '../content/company/careers.md';
import positions from '../content/company/positions.md';
import type { Block, TextSection } from '../content/MarkdownContent';
import { required } from '../content/required';
import { site } from '../content/site';
import { CompanyPage } from './CompanyPage';
import { PointGrid } from './PointGrid';

const { color, layout, space, text } = theme;

const List = styled.ul`
  display: grid;
  gap: ${space.lg};
  ${media.medium} { grid-template-columns: 1fr 1fr; }
`;
const Item = styled.li`
  display: grid;
  gap: ${space.sm};
  align-content: start;
  justify-items: start;
  padding: ${space.lg};
  border: 1px solid ${color.line};
  background: ${color.surface};
  scroll-margin-top: calc(${layout.headerHeight} + ${space.md});

  &:target { border-color: ${color.ink}; box-shadow: inset 4px 0 0 ${color.magenta}; }
  h3 { font-size: ${text.heading4}; }
  h3 a { color: inherit; text-decoration: none; }
  h3 a:hover { text-decoration: underline; }
  ul { margin: 0; padding-left: 1.2em; }
  > :last-child { margin-top: ${space.xs}; }
`;

function PositionList() {
  return (
    <List>
      {positions.sections.map(({ id, title, label: department, lead: location, blocks }) => (
        <Item key={id} id={id}>
          <h3>
            <a href={`#${id}`}>{title}</a>
          </h3>
          <Cluster gap="xs">
            <Badge tone="accent">{department}</Badge>
            <Badge>{location}</Badge>
            <Badge>Full-time</Badge>
          </Cluster>
          <TextBlocks blocks={blocks} />
          <ActionLink
            label="Apply Now"
            about={`for ${title}`}
            to={site.links.apply(title)}
            size="sm"
          />
        </Item>
      ))}
    </List>
  );
}

/** The day since which the positions are open. */
const POSTED = '2026-11-01';

const html = (block: string | Block) =>
  typeof block === 'string'
    ? `<p>${block}</p>`
    : `<ul>${required(block, 'list')
        .list.map((item) => `<li>${item}</li>`)
        .join('')}</ul>`;

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
      tones={{ positions: 'tint' }}
      kinds={kinds}
    />
  );
}
