import type { ReleaseCommand } from '@pressline/shared-api';
import { Button, type ButtonProps } from '@pressline/shared-ui';
import { createContext, useContext } from 'react';

/** A command that is asked about first. */
export type AskedCommand =
  /** `from` is what was stable when it was asked for. */
  | { action: 'rollback'; from: string | undefined }
  | { action: 'promote'; release: string }
  | { action: 'canary'; release: string };

type ReleaseOrder =
  | AskedCommand
  | Extract<ReleaseCommand, { action: 'end-canary' | 'pin' | 'unpin' }>;

/** Whether visitors get another release for it, so that it is asked about first. */
export const isAsked = (order: ReleaseOrder): order is AskedCommand =>
  ['rollback', 'promote', 'canary'].includes(order.action);

export const OrderContext = createContext<{
  isBusy: boolean;
  onOrder: (order: ReleaseOrder) => void;
}>({ isBusy: false, onOrder: () => {} });

export function OrderButton({ order, ...rest }: ButtonProps & { order: ReleaseOrder }) {
  const { isBusy, onOrder } = useContext(OrderContext);
  return <Button size="sm" disabled={isBusy} onClick={() => onOrder(order)} {...rest} />;
}
