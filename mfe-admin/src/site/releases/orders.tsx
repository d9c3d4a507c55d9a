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

const OPEN_PAGES = 'Pages that are already open don’t change.';

const ask = (
  title: string,
  description: string,
  confirmLabel: string,
  tone: 'default' | 'danger' = 'default',
) => ({ title, description, confirmLabel, tone });

/** What is asked before a command is sent. */
export function confirmationOf(
  { name, releases, stable, previous, canary, isPinned }: RemoteOverview,
  order: ReleaseOrder,
) {
  const nameOf = (id: string | null) => (id ? releaseName(releases, id) : 'nothing');
  const failureOf = (id: string | null) =>
    releases.find(({ release }) => release === id)?.failure ?? null;
  const goesOn = (next: string | null) =>
    canary && canary.release !== next
      ? ` The canary ${nameOf(canary.release)} keeps running for ${canary.percent}% of visitors.`
      : '';
  const switchTo = (next: string | null) =>
    `${goesOn(next) ? 'Visitors' : 'All visitors'} of ${name} get ${nameOf(next)}${stable ? ` instead of ${nameOf(stable)}` : ''}. ${OPEN_PAGES}${goesOn(next)}`;
  const visitors = `${canary ? 'Visitors' : 'All visitors'} of ${name}`;

  switch (order.action) {
    case 'rollback':
      return ask(`Roll back ${name}?`, switchTo(previous), 'Roll back', 'danger');
    case 'promote': {
      const failure = failureOf(order.release);
      const stays = isPinned
        ? ''
        : ' The next release of its origin replaces it, unless you pin the remote.';
      const effect = `${switchTo(order.release)} It won’t be rolled back automatically.${stays}${rolledBackText(failure)}`;
      return failure
        ? ask(`Publish ${nameOf(order.release)} again?`, effect, 'Publish again', 'danger')
        : ask(`Promote ${nameOf(order.release)}?`, effect, 'Promote');
    }
    case 'canary': {
      const isRunning = canary?.release === order.release;
      return ask(
        `${isRunning ? 'Canary' : 'Start canary with'} ${nameOf(order.release)}`,
        `This share of visitors gets ${nameOf(order.release)}, all others ${nameOf(stable)}. The same visitors always receive it. Visitors who already have it keep it when you raise the share.${rolledBackText(failureOf(order.release))}`,
        isRunning ? 'Change share' : 'Start canary',
      );
    }
    case 'end-canary':
      return ask(
        `End the canary of ${name}?`,
        `All visitors of ${name} get ${nameOf(stable)}, also those who have ${nameOf(canary?.release ?? null)} now. ${OPEN_PAGES}`,
        'End canary',
      );
    case 'pin':
      return ask(
        `Pin ${name}?`,
        `${visitors} keep getting ${nameOf(stable)}. Later releases of its origin are stored, but do not reach visitors until you unpin it.${goesOn(null)}`,
        'Pin',
      );
    case 'unpin':
      return ask(
        `Unpin ${name}?`,
        `${visitors} get ${nameOf(stable)} until its origin has another release, which then becomes active without a question. Releases that were stored meanwhile stay stored until you promote them.`,
        'Unpin',
      );
  }
}
