/** @jest-environment node */
import { StaticRouter } from '@pressline/shared-ui/router';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { ConsentHost, consentStore, GpcHonored } from '../index';

it('puts the banner into the HTML of every page, hidden by its CSS until the root says otherwise', () => {
  expect(typeof window).toBe('undefined');
  const sheet = new ServerStyleSheet();
  const html = renderToString(
    sheet.collectStyles(
      <StaticRouter location="/">
        <ConsentHost pathname="/" />
        <GpcHonored />
      </StaticRouter>,
    ),
  );
  expect(html).toContain('aria-label="Cookie consent"');
  expect(html).toContain('Accept All');
  expect(sheet.getStyleTags()).toContain("[data-consent='needed']");
  sheet.seal();
});

it('knows no visitor on a server', () => {
  expect(consentStore.getState()).toMatchObject({
    record: null,
    status: 'needed',
    receiptId: null,
  });
});
