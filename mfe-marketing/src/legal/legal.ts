import type { Company } from '@pressline/shared-api/company';
import type { TableContent } from '../guides/guide';

/** A paragraph, a list, a table, or a sentence that ends in an address of the company. */
export type LegalBlock =
  | string
  | { list: readonly string[] }
  | { table: TableContent }
  | {
      before: string;
      email: keyof Pick<Company, 'privacyEmail' | 'contactEmail'>;
      after: string;
    };

/** One part of a legal text. Every one can be linked to. */
export interface LegalSection {
  id: string;
  title: string;
  blocks: readonly LegalBlock[];
}

/** A legal text as data. */
export interface LegalText {
  path: string;
  title: string;
  description: string;
  heading: string;
  lead: string;
  sections: readonly LegalSection[];
}
