import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { choices, resetBrowser, storedRecord, storeRecord } from '../../test/browser';
import { withdrawConsent } from '../store/actions';
import { OPEN_SETTINGS_EVENT } from '../store/events';
import { RequiresConsent } from './RequiresConsent';

const embed = (
  <RequiresConsent category="marketing">
    <p>A map</p>
  </RequiresConsent>
);

beforeEach(resetBrowser);

it('holds its children back until the category is allowed, and takes them away again', async () => {
  storeRecord({ preferences: choices('functional') });
  render(embed);
  expect(screen.queryByText('A map')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Allow marketing cookies' }));
  expect(screen.getByText('A map')).toBeVisible();
  expect(storedRecord()?.preferences).toEqual(choices('functional', 'marketing'));
  act(withdrawConsent);
  expect(screen.queryByText('A map')).toBeNull();
});

it('leads to the settings', async () => {
  const listener = jest.fn();
  window.addEventListener(OPEN_SETTINGS_EVENT, listener);
  render(embed);
  await userEvent.click(screen.getByRole('button', { name: 'Cookie settings' }));
  expect(listener).toHaveBeenCalledTimes(1);
  window.removeEventListener(OPEN_SETTINGS_EVENT, listener);
});

it('renders the same on the server for everyone, and a fallback of its own where given', () => {
  storeRecord();
  expect(renderToString(embed)).not.toContain('A map');
  resetBrowser();
  render(
    <RequiresConsent category="analytics" fallback={<p>No chart</p>}>
      <p>Chart</p>
    </RequiresConsent>,
  );
  expect(screen.getByText('No chart')).toBeVisible();
});
