import type { ArticlePage } from '@pressline/shared-api';
import { company } from '@pressline/shared-api/company';
import { articlePath } from '../routes';

/** JSON-LD of an article's page. The shell makes its addresses absolute. */
export function articleStructuredData(article: ArticlePage): object[] {
  const publisher = { '@type': 'Organization', name: company.productName };
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'TechArticle',
      headline: article.title,
      description: article.summary,
      url: articlePath(article.slug),
      mainEntityOfPage: { '@type': 'WebPage', '@id': articlePath(article.slug) },
      datePublished: article.publishedAt ?? article.createdAt,
      dateModified: article.updatedAt,
      timeRequired: `PT${article.readTime}M`,
      keywords: article.tags.length > 0 ? article.tags.join(', ') : undefined,
      articleSection: article.category?.name,
      inLanguage: 'en',
      author: publisher,
      publisher,
    },
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: article.breadcrumbs.map(({ label, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        item: { '@id': path, name: label },
      })),
    },
  ];
}
