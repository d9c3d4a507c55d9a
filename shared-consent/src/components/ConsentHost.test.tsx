import { StaticRouter } from '@pressline/shared-ui/router';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  choices,
  everything,
  resetBrowser,
  setGpc,
  storedRecord,
  storeRecord,
} from '../../test/browser';
import { startConsent } from '../effects/startConsent';
import { prePaintScript } from '../prePaint/prePaintScript';
import { withdrawConsent } from '../store/actions';
import { ccpaOptOut, openCookieSettings } from '../store/events';
import { ConsentHost } from './ConsentHost';
import { GpcHonored } from './GpcHonored';

const page = (
  <StaticRouter location="/">
    <ConsentHost pathname="/" />
    <main tabIndex={-1}>
      <button type="button">Something on the page</button>
      <GpcHonored />
    </main>
  </StaticRouter>
);

let stop = () => {};

/** The test's browser has no layout: what is shown gets a box. */
function giveBoxes() {
  jest.spyOn(Element.prototype, 'getClientRects').mockImplementation(function boxes(this: Element) {
    const isHidden = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).display === 'none' || isHidden(element.parentElement));
    return (isHidden(this) ? [] : [{}]) as unknown as DOMRectList;
  });
}

function visit() {
  new Function(prePaintScript)();
  render(page);
  act(() => {
    stop = startConsent();
  });
}

beforeEach(() => {
  resetBrowser();
  giveBoxes();
  Object.assign(globalThis, { fetch: jest.fn(async () => ({ ok: true, status: 204 })) });
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  stop();
  jest.restoreAllMocks();
});

const region = () => screen.queryByRole('region', { name: 'Cookie consent' });
const button = (name: string) => screen.getByRole('button', { name });
const toggle = (name: string) => screen.getByRole('switch', { name });

describe('the banner', () => {
  it('is a labeled region with the facts, the links and three buttons', () => {
    visit();
    const banner = within(region() as HTMLElement);
    expect(region()).toBeVisible();
    expect(region()).toHaveTextContent(/3 years/);
    expect(region()).toHaveTextContent(/26 months/);
    expect(region()).toHaveTextContent(/a web analytics service and an ads service/);
    expect(banner.getByRole('link', { name: 'privacy notice' })).toHaveAttribute(
      'href',
      '/privacy',
    );
    expect(banner.getByRole('link', { name: 'cookie policy' })).toHaveAttribute('href', '/cookies');
    expect(banner.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Manage Preferences',
      'Necessary Only',
      'Accept All',
    ]);
  });

  it('gives its three buttons the same looks', () => {
    visit();
    const looks = within(region() as HTMLElement)
      .getAllByRole('button')
      .map(({ className, dataset: { variant, size } }) => ({ className, variant, size }));
    expect(new Set(looks.map((look) => JSON.stringify(look))).size).toBe(1);
  });

  it('is no modal: it takes no focus and traps none', async () => {
    visit();
    expect(document.body).toHaveFocus();
    expect(region()).not.toHaveAttribute('aria-modal');
    for (let stop = 0; stop < 6; stop += 1) await userEvent.tab();
    expect(button('Something on the page')).toHaveFocus();
  });

  it('stays hidden when a valid record exists', () => {
    storeRecord();
    visit();
    expect(region()).toBeNull();
  });

  it.each([
    ['Accept All', everything],
    ['Necessary Only', choices()],
  ])(
    '%s stores its choice, hides it and leaves the focus on the page',
    async (name, preferences) => {
      visit();
      await userEvent.click(button(name));
      expect(storedRecord()).toMatchObject({ hasConsented: true, preferences });
      expect(region()).toBeNull();
      await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
    },
  );

  it('does what was clicked before its code had arrived', async () => {
    new Function(prePaintScript)();
    document.body.innerHTML = '<button data-consent-choice="necessary"><b>Necessary</b></button>';
    document.querySelector('b')?.click();
    document.body.click();
    document.body.replaceChildren();
    render(page);
    act(() => {
      stop = startConsent();
    });
    await waitFor(() => expect(storedRecord()?.preferences).toEqual(choices()));
    expect(region()).toBeNull();
  });
});

describe('the preferences dialog', () => {
  it('opens from the banner with a toggle per category, the necessary one fixed', async () => {
    visit();
    await userEvent.click(button('Manage Preferences'));
    expect(await screen.findByRole('dialog', { name: 'Cookie Preferences' })).toBeVisible();
    expect(screen.getAllByRole('switch')).toHaveLength(4);
    expect(toggle('Necessary Required')).toBeChecked();
    expect(toggle('Necessary Required')).toBeDisabled();
    for (const name of ['Functional', 'Analytics', 'Marketing']) {
      expect(toggle(name)).not.toBeChecked();
      expect(toggle(name)).toHaveAccessibleDescription(/Examples: /);
    }
  });

  it('saves the toggles, closes and hides the banner', async () => {
    visit();
    await userEvent.click(button('Manage Preferences'));
    await userEvent.click(await screen.findByRole('switch', { name: 'Analytics' }));
    await userEvent.click(button('Save Preferences'));
    expect(storedRecord()?.preferences).toEqual(choices('analytics'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(region()).toBeNull();
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  it('Cancel closes the dialog only, and gives the focus back', async () => {
    visit();
    await userEvent.click(button('Manage Preferences'));
    await userEvent.click(await screen.findByRole('switch', { name: 'Analytics' }));
    await userEvent.click(button('Cancel'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(storedRecord()).toBeNull();
    expect(region()).toBeVisible();
    await waitFor(() => expect(button('Manage Preferences')).toHaveFocus());
  });

  it('opens by its window event, with the active choice', async () => {
    storeRecord({ preferences: choices('functional') });
    visit();
    act(openCookieSettings);
    expect(await screen.findByRole('switch', { name: 'Functional' })).toBeChecked();
    expect(toggle('Marketing')).not.toBeChecked();
  });
});

describe('ccpaOptOut', () => {
  it('forces marketing off and says so', async () => {
    storeRecord();
    visit();
    act(ccpaOptOut);
    expect(storedRecord()?.preferences).toEqual(choices('functional', 'analytics'));
    const alert = await screen.findByRole('alertdialog');
    expect(alert).toHaveAccessibleDescription(
      'You have opted out of the sale and sharing of your personal information.',
    );
    await userEvent.click(button('OK'));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('leads on to the settings', async () => {
    visit();
    act(ccpaOptOut);
    await userEvent.click(await screen.findByRole('button', { name: 'Cookie settings' }));
    expect(await screen.findByRole('dialog', { name: 'Cookie Preferences' })).toBeVisible();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});

describe('under a Global Privacy Control signal', () => {
  beforeEach(() => setGpc(true));

  const signal = () => screen.queryByRole('region', { name: 'Privacy signal' });

  it('says in the banner’s place and on the page that it is honored, until closed', async () => {
    visit();
    expect(region()).toBeNull();
    expect(signal()).toHaveTextContent('Opt-Out Request Honored');
    expect(within(screen.getByRole('main')).getByText('Opt-Out Request Honored')).toBeVisible();
    await userEvent.click(button('Close'));
    expect(signal()).toBeNull();
    expect(within(screen.getByRole('main')).getByText('Opt-Out Request Honored')).toBeVisible();
  });

  async function askForAnalytics() {
    visit();
    await userEvent.click(button('Manage Preferences'));
    await userEvent.click(await screen.findByRole('switch', { name: 'Analytics' }));
    await userEvent.click(button('Save Preferences'));
    await screen.findByRole('alertdialog');
  }

  it('asks once more before a choice against it, and returns to the dialog on a no', async () => {
    await askForAnalytics();
    await userEvent.click(button('Keep my opt-out'));
    expect(screen.getByRole('dialog', { name: 'Cookie Preferences' })).toBeVisible();
    expect(toggle('Analytics')).toBeChecked();
    expect(storedRecord()?.preferences).toEqual(choices('functional'));
  });

  it('stores the choice on a second yes and is honored no longer', async () => {
    await askForAnalytics();
    await userEvent.click(button('Allow on this site'));
    expect(storedRecord()?.preferences).toEqual(choices('functional', 'analytics'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('Opt-Out Request Honored', { selector: 'span' })).not.toBeVisible();
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });
});

it('asks again after a withdrawal', () => {
  storeRecord();
  visit();
  expect(region()).toBeNull();
  act(withdrawConsent);
  expect(region()).toBeVisible();
});
