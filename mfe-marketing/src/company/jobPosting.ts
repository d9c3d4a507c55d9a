import { site } from '../content/site';
import type { Position } from './Position';

/** The day since which the positions are open. */
const POSTED = '2026-11-01';

/** JSON-LD of one position (schema.org JobPosting). */
export function jobPosting({
  id,
  title,
  department,
  description,
  requirements,
  country,
}: Position): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title,
    description: `<p>${description}</p><ul>${requirements.map((item) => `<li>${item}</li>`).join('')}</ul>`,
    identifier: { '@type': 'PropertyValue', name: site.productName, value: id },
    datePosted: POSTED,
    employmentType: 'FULL_TIME',
    occupationalCategory: department,
    hiringOrganization: { '@type': 'Organization', name: site.productName },
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { '@type': 'Country', name: country },
    directApply: false,
    url: `/careers#${id}`,
  };
}
