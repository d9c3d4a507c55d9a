import type { TelemetryReport } from '@pressline/shared-api';
import type { POLICY_REPORTS } from '@pressline/shared-api/contract/operating/policyReports';
import type { z } from 'zod';

export type SentReports = z.output<(typeof POLICY_REPORTS)[keyof typeof POLICY_REPORTS]>;

interface Violation {
  directive: string;
  /** What was refused: an address, or a word such as `inline`. */
  blocked: string;
  /** The script that did it, where the browser knows. */
  source: string;
  sample: string;
}

const EXTENSION = /^(?:[a-z-]*extension|about|resource|moz|chrome)\b/;
/** Where the host serves a release's files. */
const RELEASE_FILE = /^https?:\/\/[^/]+\/remotes\/([a-z][a-z0-9-]{0,39})\/([\w.+-]{1,64})\//;
/** Reports of one call that are looked at. */
const MAX_READ = 20;
/** A release shows the pictures that writers have chosen: those say nothing about its code. */
const PICTURES = 'img-src';
const SINK = /^([A-Za-z ]{1,60})\|/;

function violationsOf(sent: SentReports): Violation[] {
  if (!Array.isArray(sent)) {
    const { 'csp-report': report } = sent;
    return [
      {
        directive: report['effective-directive'] ?? report['violated-directive'] ?? '',
        blocked: report['blocked-uri'] ?? '',
        source: report['source-file'] ?? '',
        sample: report['script-sample'] ?? '',
      },
    ];
  }
  return sent
    .filter(({ type }) => type === 'csp-violation' || type === 'integrity-violation')
    .slice(0, MAX_READ)
    .map(({ type, body }) => ({
      directive: type === 'csp-violation' ? (body.effectiveDirective ?? '') : 'Integrity-Policy',
      blocked: body.blockedURL ?? '',
      source: body.sourceFile ?? '',
      sample: body.sample ?? '',
    }));
}

const nameOf = (url: string) => (URL.canParse(url) ? new URL(url).pathname.split('/').at(-1) : '');

/** Without addresses of people's pages, and without the text that was refused. */
function describe({ directive, blocked, source, sample }: Violation): string {
  const what = URL.canParse(blocked) ? new URL(blocked).host || blocked.split(':')[0] : blocked;
  const sink = SINK.exec(sample)?.[1];
  const by = nameOf(source);
  return [`${directive.split(' ')[0]} refused ${what}`, sink && `(${sink})`, by && `from ${by}`]
    .filter(Boolean)
    .join(' ');
}

/**
 * What browsers report of violated policies, for telemetry. `violation` is of the release that it
 * names, as the browser says: one of its scripts did it. Anything else may be the work of an extension or of a
 * network, and is only shown, for the release whose page it was (`page`, as `remote/release`).
 */
export function readViolations(sent: SentReports, page: string | undefined): TelemetryReport[] {
  return violationsOf(sent).flatMap((violation): TelemetryReport[] => {
    const { source, blocked } = violation;
    if (!violation.directive || EXTENSION.test(source) || EXTENSION.test(blocked)) return [];
    const [, remote, release] = RELEASE_FILE.exec(source) ?? [];
    const message = describe(violation);
    const isShownOnly = violation.directive.startsWith(PICTURES);
    if (remote && release) {
      return [{ kind: isShownOnly ? 'page-violation' : 'violation', remote, release, message }];
    }
    const [owner, shown] = page?.split('/') ?? [];
    return owner && shown
      ? [{ kind: 'page-violation', remote: owner, release: shown, message }]
      : [];
  });
}
