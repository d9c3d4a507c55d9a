import { configureCompany } from '@pressline/shared-api/company';
import { createPageProof } from '@pressline/shared-api/node/pageProof';
import type { HostConfig } from './config';
import { readShellAssets } from './files/shellAssets';
import type { RenderContext } from './pages/render/renderPage';

/** What pages are rendered with, for the host and for the command line. */
export async function readRenderContext(
  config: HostConfig,
  shellDir: string,
): Promise<RenderContext> {
  const { internalToken } = config;
  configureCompany(config.company);
  return {
    servicesUrl: config.servicesUrl,
    publicUrl: config.publicUrl,
    pageProof: internalToken === null ? null : createPageProof(internalToken),
    company: config.company,
    assets: await readShellAssets(shellDir),
  };
}
