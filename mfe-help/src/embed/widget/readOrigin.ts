import { originOf } from '../originOf';
import { NAME } from './widgetMarkup';

/** Where the help center of an element is; undefined, with an error in the console, where it says none. */
export function readOrigin(element: Element): string | undefined {
  const origin = originOf(element.getAttribute('address'));
  if (!origin) {
    console.error(
      `${NAME} needs the address of the help center: address="https://help.example.com"`,
    );
  }
  return origin;
}
