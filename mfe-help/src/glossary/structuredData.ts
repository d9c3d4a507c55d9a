import { type PublicTerm, termAnchor } from '@pressline/shared-api';
import { company } from '@pressline/shared-api/company';
import { GLOSSARY_PATH } from '../routes';

/** JSON-LD of the glossary. The shell makes its addresses absolute. */
export const glossaryStructuredData = (terms: readonly PublicTerm[]): object[] => [
  {
    '@context': 'https://schema.org',
    '@type': 'DefinedTermSet',
    '@id': GLOSSARY_PATH,
    url: GLOSSARY_PATH,
    name: `${company.productName} print glossary`,
    inLanguage: 'en',
    hasDefinedTerm: terms.map(({ term, otherNames, definition }) => ({
      '@type': 'DefinedTerm',
      name: term,
      alternateName: otherNames.length > 0 ? otherNames : undefined,
      description: definition,
      url: termPath(term),
    })),
  },
];

export const termPath = (term: string): string => `${GLOSSARY_PATH}#${termAnchor(term)}`;
