import type { RemoteRegistry } from '@pressline/releases/serving/RemoteRegistry';
import { addressKey } from '@pressline/shared-api/node/addressKey';
import type { Context } from 'koa';
import { canaryBucket } from './canaryCookie';
import type { ChosenRequest } from './pageMaker';
import { pageRequest } from './pageRequest';

export function chooseFor(context: Context, asked: URL, registry: RemoteRegistry): ChosenRequest {
  const isTls = asked.protocol === 'https:';
  const choice = registry.choose(registry.isCanaryRunning() ? canaryBucket(context, isTls) : null);
  return {
    ...pageRequest(asked, choice.releases, isGpcOn(context)),
    choice,
    address: addressKey(context.ip),
  };
}

export const isGpcOn = (context: Context): boolean => context.get('Sec-GPC') === '1';
