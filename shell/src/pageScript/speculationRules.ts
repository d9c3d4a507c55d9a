/**
 * Links that lead to another public page: neither to files and data, nor to what needs a script, nor
 * to a place of the page itself. Nor to answers to a query: services would count a search that no visitor
 * has made. Addresses where they suffice: browsers compute the styles of all that a selector could match
 * once more.
 */
const publicPages = {
  and: [
    { href_matches: '/*' },
    {
      not: {
        href_matches: [
          ...['/api/*', '/admin*', '/remotes/*', '/shell/*', '/*.*'],
          ...['/*\\?(.+)', '#(.+)'],
        ],
      },
    },
    {
      not: {
        selector_matches: '[download], [target=_blank], [rel~=nofollow], [data-needs-script]',
      },
    },
  ],
};

const ahead = [{ where: publicPages, eagerness: 'moderate' }];

/**
 * What browsers that can may do ahead, as the text of a script element: fetch and render the document
 * behind a link that the reader points at.
 */
export const speculationRules = JSON.stringify({ prefetch: ahead, prerender: ahead });
