import { IconButton } from '@pressline/shared-ui';

interface MoveButtonsProps {
  title: string;
  index: number;
  count: number;
  isDisabled?: boolean;
  onMove: (to: number) => void;
}

export const MoveButtons = ({ title, index, count, isDisabled, onMove }: MoveButtonsProps) => (
  <>
    <IconButton
      icon="chevron-up"
      label={`Move ${title} up`}
      data-move="up"
      aria-keyshortcuts="Alt+ArrowUp"
      disabled={isDisabled || index === 0}
      onClick={() => onMove(index - 1)}
    />
    <IconButton
      icon="chevron-down"
      label={`Move ${title} down`}
      data-move="down"
      aria-keyshortcuts="Alt+ArrowDown"
      disabled={isDisabled || index === count - 1}
      onClick={() => onMove(index + 1)}
    />
  </>
);
