import type { ReleaseCommand } from '@pressline/shared-api';
import { Button, type ButtonProps } from '@pressline/shared-ui';
import { createContext, useContext } from 'react';

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
