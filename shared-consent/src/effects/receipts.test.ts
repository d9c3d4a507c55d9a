import type { ConsentReceipt } from '@pressline/shared-api';
import { choices, resetBrowser, setGpc } from '../../test/browser';
import {
  acceptAll,
  applyGpc,
  necessaryOnly,
  optOutOfSale,
  savePreferences,
  withdrawConsent,
} from '../store/actions';
import { consentStore, RECEIPT_ID_KEY } from '../store/store';
import { POLICY_TEXT_HASH } from '../texts/policyTextHash';
import {
  flushReceipts,
  MAX_QUEUED_RECEIPTS,
  queuedReceipts,
  RECEIPT_QUEUE_KEY,
  sendReceipts,
} from './receipts';

const fetchMock = jest.fn<Promise<Response>, [string, RequestInit]>();
let stop: () => void = () => undefined;

const answer = (status: number) => ({ ok: status < 300, status }) as Response;
const sent = () =>
  fetchMock.mock.calls.map(([, { body }]) => JSON.parse(String(body)) as ConsentReceipt);
const settled = () => flushReceipts();

beforeEach(() => {
  resetBrowser();
  fetchMock.mockReset().mockResolvedValue(answer(204));
  Object.assign(globalThis, { fetch: fetchMock });
  stop = sendReceipts();
});
afterEach(() => stop());

it('sends one receipt per choice, pseudonymous and outliving the page', async () => {
  savePreferences(choices('analytics'));
  await settled();
  expect(fetchMock).toHaveBeenCalledTimes(1);
  const [url, init] = fetchMock.mock.calls[0] ?? [];
  expect(url).toBe('/api/consent');
  expect(init).toMatchObject({ method: 'POST', keepalive: true, credentials: 'omit' });
  expect(sent()[0]).toEqual({
    id: expect.stringMatching(/^[0-9a-f]{32}$/),
    previousId: null,
    version: '1.0',
    action: 'save-preferences',
    choices: choices('analytics'),
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    policyTextHash: POLICY_TEXT_HASH,
    gpc: false,
  });
  expect(queuedReceipts()).toEqual([]);
});

it('has a receipt for each kind of act, each naming the one before', async () => {
  setGpc(true);
  applyGpc();
  setGpc(undefined);
  acceptAll();
  optOutOfSale();
  necessaryOnly();
  withdrawConsent();
  await settled();
  const receipts = sent();
  expect(receipts.map(({ action, gpc }) => [action, gpc])).toEqual([
    ['gpc', true],
    ['accept-all', false],
    ['ccpa-opt-out', false],
    ['necessary-only', false],
    ['withdraw', false],
  ]);
  expect(receipts.map(({ previousId }) => previousId)).toEqual([
    null,
    ...receipts.slice(0, -1).map(({ id }) => id),
  ]);
  expect(receipts.at(-1)?.choices).toEqual(choices());
  expect(new Set(receipts.map(({ id }) => id)).size).toBe(5);
});

it('shows the id of the newest receipt, on later pages too', async () => {
  expect(consentStore.getState().receiptId).toBeNull();
  acceptAll();
  await settled();
  expect(consentStore.getState().receiptId).toBe(sent()[0]?.id);
  expect(localStorage.getItem(RECEIPT_ID_KEY)).toBe(sent()[0]?.id);
});

it.each([
  ['the network is away', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the route is missing', () => Promise.resolve(answer(404))],
  ['the server fails', () => Promise.resolve(answer(503))],
  ['there were too many', () => Promise.resolve(answer(429))],
])('keeps the receipt, silently, when %s', async (_name, respond) => {
  const error = jest.spyOn(console, 'error');
  fetchMock.mockImplementation(respond);
  acceptAll();
  withdrawConsent();
  await settled();
  expect(queuedReceipts().map(({ action }) => action)).toEqual(['accept-all', 'withdraw']);
  expect(error).not.toHaveBeenCalled();
  error.mockRestore();
});

it('sends what is queued when the network returns, oldest first', async () => {
  fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
  acceptAll();
  await settled();
  necessaryOnly();
  await settled();
  fetchMock.mockReset().mockResolvedValue(answer(204));
  window.dispatchEvent(new Event('online'));
  await settled();
  expect(sent().map(({ action }) => action)).toEqual(['accept-all', 'necessary-only']);
  expect(localStorage.getItem(RECEIPT_QUEUE_KEY)).toBeNull();
});

it('sends on the next page what an earlier one has left', async () => {
  fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
  acceptAll();
  await settled();
  stop();
  fetchMock.mockReset().mockResolvedValue(answer(204));
  stop = sendReceipts();
  await settled();
  expect(sent()).toHaveLength(1);
  expect(queuedReceipts()).toEqual([]);
});

it('drops what the server will never take, and goes on', async () => {
  fetchMock.mockResolvedValueOnce(answer(400));
  acceptAll();
  necessaryOnly();
  await settled();
  expect(sent()).toHaveLength(2);
  expect(queuedReceipts()).toEqual([]);
});

it('is bounded: the oldest go first', async () => {
  fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
  for (let count = 0; count < MAX_QUEUED_RECEIPTS + 5; count += 1) acceptAll();
  await settled();
  expect(queuedReceipts()).toHaveLength(MAX_QUEUED_RECEIPTS);
  expect(queuedReceipts().at(-1)?.id).toBe(consentStore.getState().receiptId);
});

it.each(['{', '7', 'null', '[1,null,"x",{}]'])('survives the foreign queue %s', async (text) => {
  localStorage.setItem(RECEIPT_QUEUE_KEY, text);
  expect(queuedReceipts()).toEqual([]);
  acceptAll();
  await settled();
  expect(sent()).toHaveLength(1);
});
