import type { PageHeadProps } from '@pressline/shared-ui/head';
import { site } from '../site';

const { productName, contactEmail } = site;

const description = `${productName} takes in print orders, routes, prices and preflights them, and books the press: workflow automation for print shops, packaging printers and sign shops.`;

export const head = {
  title: `${productName}: workflow automation for print shops`,
  description,
  structuredData: [
    {
      '@context': 'https://schema.org',
      '@graph': [
        {
          '@type': 'Organization',
          '@id': '/#organization',
          name: productName,
          url: '/',
          email: contactEmail,
          contactPoint: { '@type': 'ContactPoint', contactType: 'sales', email: contactEmail },
        },
        {
          '@type': 'WebSite',
          '@id': '/#website',
          name: productName,
          url: '/',
          inLanguage: 'en',
          publisher: { '@id': '/#organization' },
        },
        {
          '@type': 'SoftwareApplication',
          name: productName,
          applicationCategory: 'BusinessApplication',
          operatingSystem: 'Web',
          description,
          featureList: Object.values(site.features),
          provider: { '@id': '/#organization' },
        },
      ],
    },
  ],
} satisfies PageHeadProps;
