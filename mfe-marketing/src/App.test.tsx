import { company, configureCompany } from '@pressline/shared-api/company';
import { HeadProvider, type PageHeadProps } from '@pressline/shared-ui/head';
import { StaticRouter } from '@pressline/shared-ui/router';
import { act, render, screen, within } from '@testing-library/react';
import { Suspense } from 'react';
import App from './App';
import { pages } from './pages';

const sitePaths = ['/help', ...Object.keys(pages)];

// What jsdom lacks: nothing comes into view here, and nothing moves.
class Observer {
  observe() {}
  disconnect() {}
}
Object.assign(globalThis, {
  IntersectionObserver: Observer,
  ResizeObserver: Observer,
  matchMedia: () => ({ matches: true, addEventListener() {} }),
});

beforeAll(() => Promise.all(Object.values(pages).map((load) => load())));

let head: PageHeadProps = { title: '', description: '' };

async function renderPage(path: string): Promise<HTMLElement> {
  const { container } = render(
    <StaticRouter location={path}>
      <HeadProvider
        collect={(collected) => {
          head = collected;
        }}
      >
        <Suspense>
          <App />
        </Suspense>
      </HeadProvider>
    </StaticRouter>,
  );
  await act(() => Promise.resolve());
  return container;
}

describe.each(Object.keys(pages))('the page %s', (path) => {
  let page: HTMLElement;
  beforeEach(async () => {
    page = await renderPage(path);
  });

  test('has a title and a description that fit a search result', () => {
    const { title, description } = head;
    expect(title.length).toBeLessThanOrEqual(65);
    expect(description.length).toBeLessThanOrEqual(180);
  });

  test('has one heading of level 1, which can take the focus, and skips no level', () => {
    const headings = screen.getAllByRole('heading');
    const levels = headings.map(({ tagName }) => Number(tagName.slice(1)));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(screen.getByRole('heading', { level: 1 })).toHaveAttribute('tabindex', '-1');
    levels.forEach((level, position) => {
      expect(level).toBeLessThanOrEqual((levels[position - 1] ?? 0) + 1);
    });
  });

  test('leaves the landmarks of the document to the shell', () => {
    expect(page.querySelector('main, body > header, footer')).toBeNull();
  });

  test('has no id twice', () => {
    const ids = [...page.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('links only to what exists', () => {
    const unknown = [...page.querySelectorAll('a')]
      .map((link) => link.getAttribute('href') ?? '')
      .filter((href) => !isKnown(href));
    expect(unknown).toEqual([]);
  });

  test('says of every link that opens a new tab that it does', () => {
    for (const link of page.querySelectorAll('a[target="_blank"]')) {
      expect(link).toHaveAccessibleName(/opens in a new tab/);
      expect(link.getAttribute('rel')).toContain('noopener');
    }
  });

  test('has the dialog to which links to the trial lead', () => {
    expect(page.querySelector('dialog#trial')).not.toBeNull();
  });

  test('promises one trial length', () => {
    const lengths = (page.textContent ?? '').matchAll(/(\d+)[- ]days?[- ](?:free|trial)/g);
    for (const [, days] of lengths) expect(Number(days)).toBe(company.trialDays);
  });

  function isKnown(href: string): boolean {
    if (href === company.schedulingUrl) return true;
    const { contactEmail, careersEmail, privacyEmail } = company;
    const address = /^mailto:([^?]+)/.exec(href)?.[1];
    if (address) return [contactEmail, careersEmail, privacyEmail].includes(address);
    if (!/^[/#]/.test(href)) return false;
    const { pathname, hash } = new URL(href, `https://site.example${path}`);
    if (pathname !== path) return sitePaths.includes(pathname);
    return !hash || page.querySelector(hash) !== null;
  }
});

describe('the landing page', () => {
  beforeEach(() => renderPage('/'));

  test.each(['features', 'customers', 'pricing', 'resources', 'contact'])(
    'has a section #%s named by its heading',
    (id) => {
      const section = document.getElementById(id);
      expect(section?.tagName).toBe('SECTION');
      expect(section).toHaveAccessibleName();
    },
  );

  test('makes the three claims and no other', () => {
    const claims = screen.getByText('uptime for the API').closest('dl');
    const values = [...(claims?.querySelectorAll('dd') ?? [])].map((value) => value.textContent);
    expect(values).toEqual(['10M+', '50+', '99.9%']);
  });

  test('lists the five features and the four sectors', () => {
    const tabs = within(sectionById('features')).getAllByRole('radio');
    expect(tabs.map((tab) => tab.parentElement?.textContent)).toEqual([
      'Workflows and pricing engines',
      'Production floor',
      'CRM and sales',
      'Purchase and inventory',
      'Ecommerce (beta)',
    ]);
    expect(titlesIn('sectors')).toEqual([
      'Commercial, books and packaging',
      'Labels',
      'Promotional products and textiles',
      'Large format',
    ]);
  });

  test('states the limits of the plans and no price', () => {
    const pricing = sectionById('pricing');
    const volumes = [...pricing.querySelectorAll('strong')].map(({ textContent }) => textContent);
    expect(volumes).toEqual(['Up to 500', 'Up to 2,000', 'Unlimited']);
    expect(pricing.textContent).not.toMatch(/[$€£]/);
  });

  test('offers Contact Sales for every plan; for Enterprise it opens the scheduling page', () => {
    const buttons = within(sectionById('pricing')).getAllByRole('link', { name: /^Contact Sales/ });
    expect(buttons.map((button) => button.getAttribute('href'))).toEqual([
      '/?plan=Entry#contact',
      '/?plan=Professional#contact',
      company.schedulingUrl,
    ]);
    expect(buttons[2]).toHaveAttribute('target', '_blank');
  });
});

function sectionById(id: string): HTMLElement {
  const section = document.getElementById(id);
  if (!section) throw new Error(`The page has no section ${id}`);
  return section;
}

function titlesIn(id: string): string[] {
  const headings = within(sectionById(id)).getAllByRole('heading', { level: 3 });
  return headings.map(({ textContent }) => textContent.trim());
}

test('the privacy notice speaks of questions and a model only where one is set', async () => {
  const sent = 'we send your question to a provider of an AI service';
  expect(await renderPage('/privacy')).not.toHaveTextContent(sent);
  configureCompany({ hasAnswersModel: true });
  expect(await renderPage('/privacy')).toHaveTextContent(sent);
  Object.assign(company, { hasAnswersModel: undefined });
});
