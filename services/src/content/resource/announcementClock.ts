import { trusted } from 'mongoose';
import type { ContentVersion } from '../../store/database/contentVersion';
import type { Models } from '../../store/database/createModel';

const MAX_WAIT_MS = 6 * 60 * 60 * 1_000;
const RETRY_MS = 1_000;

async function nextBoundary(models: Models, since: Date): Promise<number> {
  const later = trusted({ $gt: since });
  const [starting, ending, due] = await Promise.all([
    models.announcements.findOne({ activeFrom: later }).sort({ activeFrom: 1 }).lean(),
    models.announcements.findOne({ activeUntil: later }).sort({ activeUntil: 1 }).lean(),
    models.articles
      .findOne({ verifiedUntil: later }, { verifiedUntil: 1 })
      .sort({ verifiedUntil: 1 })
      .lean(),
  ]);
  const times = [starting?.activeFrom, ending?.activeUntil, due?.verifiedUntil].map((time) =>
    time?.getTime(),
  );
  return Math.min(...times.filter((time) => time !== undefined && time !== null));
}

/**
 * Raises the content version when an announcement starts or ends, or an article has to be checked again,
 * because cached answers change then without a write.
 */
export function startAnnouncementClock(models: Models, content: ContentVersion): { stop(): void } {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  /** The content version covers starts and ends up to this time. */
  let coveredUntil = new Date();

  function wake(job: () => void, wait: number) {
    clearTimeout(timer);
    if (isStopped) return;
    timer = setTimeout(job, wait);
    timer.unref();
  }

  async function schedule() {
    clearTimeout(timer);
    const boundary = await nextBoundary(models, coveredUntil).catch(() => undefined);
    if (boundary === undefined) return wake(schedule, RETRY_MS);
    const wait = Math.max(0, boundary - Date.now());
    return wait < MAX_WAIT_MS ? wake(ring, wait + 1) : wake(schedule, MAX_WAIT_MS);
  }

  // `onChange` sets the next timer.
  function ring() {
    content.bump().catch(() => wake(schedule, RETRY_MS));
  }

  content.onChange(() => {
    coveredUntil = new Date();
    void schedule();
  });
  void schedule();
  return {
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
