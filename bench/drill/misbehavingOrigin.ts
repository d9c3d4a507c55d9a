import { readFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import path from 'node:path';
import { integrityOf, releaseId } from '@pressline/releases/files/releaseFiles';
import type { RemoteManifest } from '@pressline/shared-api/remote-manifest';
import { root } from '../../scripts/runProgram';
import { FREE_PORT, sitePorts } from '../ports';

/**
 * `hang` never answers, `lie` announces a release with a file that it does not have, `garbage` serves
 * something else, `untrusted` has a certificate that no authority has signed.
 */
export type Misbehavior = 'hang' | 'lie' | 'garbage' | 'untrusted';

const MANIFEST = '/remote.json';

function announceOther(json: string): string {
  const manifest: RemoteManifest = JSON.parse(json);
  const { entry, files } = manifest;
  files[entry] = { bytes: 1, ...files[entry], integrity: integrityOf(Buffer.from('another')) };
  return JSON.stringify({ ...manifest, release: releaseId(files) });
}

/** Whether a request comes from a host that has met the misbehavior. */
const isMetBy: Readonly<Record<Misbehavior, (address: string) => boolean>> = {
  hang: () => true,
  lie: (address) => !address.endsWith('.json'),
  garbage: () => true,
  // Met with the connection: a host that sends a request has trusted it.
  untrusted: () => false,
};

/** A proxy between the host and the origin of mfe-help that misbehaves once it is told to. */
export function startMisbehavingOrigin(behavior: Misbehavior) {
  let isHonest = true;
  let wasMet = false;
  let wasTrusted = false;
  const answer: RequestListener = async (request, response) => {
    const address = request.url ?? '';
    wasMet ||= !isHonest && isMetBy[behavior](address);
    wasTrusted ||= behavior === 'untrusted';
    if (!isHonest && behavior === 'hang') return;
    if (!isHonest && behavior === 'garbage') {
      response.end('<!doctype html><h1>It works!</h1>');
      return;
    }
    const real = await fetch(`http://127.0.0.1:${sitePorts.HELP_PORT}${address}`);
    response.statusCode = real.status;
    const body = Buffer.from(await real.arrayBuffer());
    const isLie = !isHonest && behavior === 'lie' && address === MANIFEST;
    response.end(isLie ? announceOther(body.toString()) : body);
  };
  const isTls = behavior === 'untrusted';
  const pem = readFileSync(path.join(root, 'services/test/localhost.pem'));
  const server = isTls ? createTlsServer({ key: pem, cert: pem }, answer) : createServer(answer);
  server.on('connection', () => {
    wasMet ||= !isHonest && isTls;
  });
  server.listen(FREE_PORT, '127.0.0.1');
  return {
    url: `${isTls ? 'https' : 'http'}://127.0.0.1:${FREE_PORT}`,
    misbehave() {
      isHonest = false;
    },
    /** Throws when the host has not met the misbehavior, or has trusted what no host should. */
    assertMet() {
      if (wasTrusted) throw new Error('the host trusts any certificate');
      if (!wasMet) throw new Error('the host did not meet it');
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
