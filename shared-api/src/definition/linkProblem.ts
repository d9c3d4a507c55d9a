import type { FieldDefinition } from './fields';
import { isLinkTarget, type LinkScheme } from './linkTarget';
import { readVideoAddress } from './videoAddress';

type UrlField = Pick<Extract<FieldDefinition, { kind: 'url' }>, 'also' | 'only'>;

const ALSO: Readonly<Record<LinkScheme, string>> = {
  site: 'a path on this site',
  mailto: 'a mailto: address',
};

function isAllowed(value: string, { also = [], only }: UrlField): boolean {
  if (isLinkTarget(value, also)) return true;
  const parsed = URL.canParse(value) ? new URL(value) : undefined;
  if (parsed?.protocol !== 'https:' || parsed.username || parsed.password || parsed.port) {
    return false;
  }
  return only !== 'video' || readVideoAddress(value) !== undefined;
}

/** Why an address cannot stand in a field of kind `url`; undefined if it can. Being empty is no matter of it. */
export function linkProblem(value: string, field: UrlField): string | undefined {
  if (value === '' || isAllowed(value, field)) return undefined;
  if (field.only) {
    return 'Must be the https address of one video on YouTube or Vimeo, not of a playlist or a channel';
  }
  const also = (field.also ?? []).map((scheme) => ALSO[scheme]);
  return ['Must be an https address', ...also].join(' or ');
}
