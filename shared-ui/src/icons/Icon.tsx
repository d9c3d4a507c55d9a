import { Drawing, type DrawingProps } from './Drawing';
import { iconPaths } from './iconPaths';

export type IconName = keyof typeof iconPaths;

interface IconProps extends Omit<DrawingProps, 'name' | 'path'> {
  name: IconName;
}

/** One of the product's own icons, by name. */
export function Icon({ name, ...rest }: IconProps) {
  return <Drawing path={iconPaths[name]} {...rest} />;
}
