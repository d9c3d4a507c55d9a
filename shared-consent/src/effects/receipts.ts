import type { ConsentReceipt } from '@pressline/shared-api';
import { CONSENT_KEY, CONSENT_VERSION } from '../record/record';
import { readText, writeText } from '../record/storage';
import { type ConsentChange, consentStore } from '../store/store';
import { POLICY_TEXT_HASH } from '../texts/policyTextHash';

const RECEIPTS_URL = '/api/consent';
export const RECEIPT_QUEUE_KEY = `${CONSENT_KEY}_receipt_queue`;
/** The oldest receipts are dropped beyond this many. */
export const MAX_QUEUED_RECEIPTS = 20;

/** Answers after which sending the same receipt again cannot help. */
const REFUSED = new Set([400, 413, 422]);

function isReceipt(value: unknown): value is ConsentReceipt {
  return typeof value === 'object' && value !== null && 'id' in value && 'action' in value;
}

/** The receipts that have not arrived yet, oldest first. */
export function queuedReceipts(): ConsentReceipt[] {
  try {
    const queue: unknown = JSON.parse(readText(RECEIPT_QUEUE_KEY) ?? '[]');
    return Array.isArray(queue) ? queue.filter(isReceipt) : [];
  } catch {
    return [];
  }
}

function writeQueue(queue: ConsentReceipt[]): void {
  const kept = queue.slice(-MAX_QUEUED_RECEIPTS);
  writeText(RECEIPT_QUEUE_KEY, kept.length > 0 ? JSON.stringify(kept) : null);
}

function toReceipt(change: ConsentChange): ConsentReceipt {
  return {
    id: change.receiptId,
    previousId: change.previousReceiptId,
    version: CONSENT_VERSION,
    action: change.action,
    choices: { ...change.preferences, necessary: true },
    time: change.time,
    policyTextHash: POLICY_TEXT_HASH,
    gpc: change.isGpcOn,
  };
}

/** Whether the server will not want to see this receipt again. */
async function post(receipt: ConsentReceipt): Promise<boolean> {
  try {
    const response = await fetch(RECEIPTS_URL, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(receipt),
      // The request outlives the page; a choice is often followed by a click on a link.
      keepalive: true,
      // Pseudonymous: nothing else that identifies the visitor goes with it.
      credentials: 'omit',
    });
    return response.ok || REFUSED.has(response.status);
  } catch {
    return false;
  }
}

let sending: Promise<void> | null = null;

async function sendQueued(): Promise<void> {
  for (let next = queuedReceipts()[0]; next; next = queuedReceipts()[0]) {
    const { id } = next;
    if (!(await post(next))) return;
    writeQueue(queuedReceipts().filter((receipt) => receipt.id !== id));
  }
}

/** Sends what is queued, oldest first, until one fails. Never rejects. */
export function flushReceipts(): Promise<void> {
  sending ??= sendQueued().finally(() => {
    sending = null;
  });
  return sending;
}

/**
 * Queues a receipt for each choice made in this document and sends it at once; what could not be
 * sent is tried again at the next choice, when the network returns, and on the next page.
 * @returns a function that ends it.
 */
export function sendReceipts(): () => void {
  const flush = () => void flushReceipts();
  const unsubscribe = consentStore.subscribe(({ lastChange }, before) => {
    if (!lastChange || lastChange === before.lastChange) return;
    // Stored before it is sent, so that a closed tab loses nothing.
    writeQueue([...queuedReceipts(), toReceipt(lastChange)]);
    flush();
  });
  window.addEventListener('online', flush);
  if (queuedReceipts().length > 0) flush();
  return () => {
    unsubscribe();
    window.removeEventListener('online', flush);
  };
}
