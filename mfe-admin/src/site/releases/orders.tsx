import type { ReleaseCommand, RemoteOverview } from '@pressline/shared-api';
import { Button, type ButtonProps } from '@pressline/shared-ui';
import { createContext, useContext } from 'react';
import { releaseName, rolledBackText } from './releaseTexts';

/** A command that a dialog asks about before it is sent; the dialog of a canary adds the share. */
export type ReleaseOrder =
  | Exclude<ReleaseCommand, { action: 'canary' }>
  | { action: 'canary'; release: string };

export const OrderContext = createContext<{
  isBusy: boolean;
  onOrder: (order: ReleaseOrder) => void;
}>({ isBusy: false, onOrder: () => {} });

export function OrderButton({ order, ...rest }: ButtonProps & { order: ReleaseOrder }) {
  const { isBusy, onOrder } = useContext(OrderContext);
  return <Button size="sm" disabled={isBusy} onClick={() => onOrder(order)} {...rest} />;
}

interface Question {
  title: string;
  /** What visitors get for it. */
  description: string;
  confirmLabel: string;
  tone: 'default' | 'danger';
}

const OPEN_PAGES = 'Pages that are already open don’t change.';

/** What is asked before a command is sent. */
export function confirmationOf(
  { name, releases, stable, previous, canary, isPinned }: RemoteOverview,
  order: ReleaseOrder,
): Question {
  const nameOf = (id: string | null) => (id ? releaseName(releases, id) : 'nothing');
  const failureOf = (id: string | null) =>
    releases.find(({ release }) => release === id)?.failure ?? null;
  const goesOn = (next: string | null) =>
    canary && canary.release !== next
      ? ` The canary ${nameOf(canary.release)} keeps running for ${canary.percent}% of visitors.`
      : '';
  const switchTo = (next: string | null) =>
    `${goesOn(next) ? 'Visitors' : 'All visitors'} of ${name} get ${nameOf(next)}${stable ? ` instead of ${nameOf(stable)}` : ''}. ${OPEN_PAGES}${goesOn(next)}`;

  switch (order.action) {
    case 'rollback':
      return {
        title: `Roll back ${name}?`,
        description: switchTo(previous),
        confirmLabel: 'Roll back',
        tone: 'danger',
      };
    case 'promote': {
      const failure = failureOf(order.release);
      const label = failure ? 'Publish again' : 'Promote';
      const stays = isPinned
        ? ''
        : ' The next release of its origin replaces it, unless you pin the remote.';
      return {
        title: failure
          ? `Publish ${nameOf(order.release)} again?`
          : `Promote ${nameOf(order.release)}?`,
        description: `${switchTo(order.release)} It won’t be rolled back automatically.${stays}${rolledBackText(failure)}`,
        confirmLabel: label,
        tone: failure ? 'danger' : 'default',
      };
    }
    case 'canary': {
      const isRunning = canary?.release === order.release;
      return {
        title: `${isRunning ? 'Canary' : 'Start canary with'} ${nameOf(order.release)}`,
        description: `This share of visitors gets ${nameOf(order.release)}, all others ${nameOf(stable)}. The same visitors always receive it. Visitors who already have it keep it when you raise the share.${rolledBackText(failureOf(order.release))}`,
        confirmLabel: isRunning ? 'Change share' : 'Start canary',
        tone: 'default',
      };
    }
    case 'end-canary':
      return {
        title: `End the canary of ${name}?`,
        description: `All visitors of ${name} get ${nameOf(stable)}, also those who have ${nameOf(canary?.release ?? null)} now. ${OPEN_PAGES}`,
        confirmLabel: 'End canary',
        tone: 'default',
      };
    case 'pin':
      return {
        title: `Pin ${name}?`,
        description: `${canary ? 'Visitors' : 'All visitors'} of ${name} keep getting ${nameOf(stable)}. Later releases of its origin are stored, but do not reach visitors until you unpin it.${goesOn(null)}`,
        confirmLabel: 'Pin',
        tone: 'default',
      };
    case 'unpin':
      return {
        title: `Unpin ${name}?`,
        description: `${canary ? 'Visitors' : 'All visitors'} of ${name} get ${nameOf(stable)} until its origin has another release, which then becomes active without a question. Releases that were stored meanwhile stay stored until you promote them.`,
        confirmLabel: 'Unpin',
        tone: 'default',
      };
  }
}
