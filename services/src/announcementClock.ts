import { trusted } from 'mongoose';
import type { ContentVersion } from './contentVersion';
import type { Models } from './resource/createModel';

const MAX_WAIT_MS = 6 * 60 * 60 * 1_000;

async function nextBoundary(models: Models, now: Date): Promise<number> {
  const later = trusted({ $gt: now });
  const [starting, ending] = await Promise.all([
    models.announcements.findOne({ activeFrom: later }).sort({ activeFrom: 1 }).lean(),
    models.announcements.findOne({ activeUntil: later }).sort({ activeUntil: 1 }).lean(),
  ]);
  const times = [starting?.activeFrom, ending?.activeUntil].map((time) => time?.getTime());
  return Math.min(...times.filter((time) => time !== undefined && time !== null));
}

/**
 * Raises the content version at the moment when an announcement starts or ends, because what is kept
 * in memory changes then without a write.
 */
export function startAnnouncementClock(models: Models, content: ContentVersion): { stop(): void } {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  async function schedule() {
    clearTimeout(timer);
    const now = new Date();
    const boundary = await nextBoundary(models, now).catch(() => now.getTime() + MAX_WAIT_MS);
    if (isStopped) return;
    const wait = Math.min(boundary - now.getTime(), MAX_WAIT_MS);
    clearTimeout(timer);
    timer = setTimeout(ring, wait + 1, wait < MAX_WAIT_MS);
    timer.unref();
  }

  // Raising the version comes back here through `onChange`, which sets the next alarm.
  function ring(isBoundary: boolean) {
    if (isBoundary) content.bump().catch(() => void schedule());
    else void schedule();
  }

  content.onChange(() => void schedule());
  void schedule();
  return {
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
