import { type Announcement, readVideoAddress, termAnchor } from '@pressline/shared-api';
import { Badge, Cluster, Icon, theme } from '@pressline/shared-ui';
import { formatTime } from '@pressline/shared-ui/format';
import { useState } from 'react';
import { styled } from 'styled-components';
import { ALL_DOCUMENTS, useAdminQuery, useDocuments } from '../form/api/queries';
import { SEARCH_PAUSE_MS, useDebounced } from '../form/api/timing';
import { useApi } from '../form/api/useApi';
import { Note, SmallButton } from '../form/controls';
import { FieldInput } from '../form/fields/FieldInput';
import { useDraft, useTyped } from '../form/fields/formContext';
import { fromLocalInput, splitList } from '../form/fields/formFields';
import type { Describe, RowContent } from '../list/rowContent';

const inactive = (explanation: string) => ({ status: 'Inactive' as const, explanation });

/** What the two dates of the form mean at `now`: active from the first and before the second. */
export function announcementPhase(from: string, until: string, now: Date) {
  const start = fromLocalInput(from);
  const end = fromLocalInput(until);
  const isPast = (time: string) => new Date(time) <= now;
  if (start && end && end <= start)
    return inactive('The end is before the start, so readers never see it.');
  if (end && isPast(end)) return inactive(`Ended ${formatTime(end)}.`);
  if (start && !isPast(start)) return inactive(`Readers see it from ${formatTime(start)}.`);
  const explanation = end
    ? `Readers see it until ${formatTime(end)}.`
    : 'Readers see it. No end date is set.';
  return { status: 'Active' as const, explanation };
}

/** Tells an inactive announcement that is still to come from one that is over. */
export const describeAnnouncement: Describe = (document, _nameOf, { badges }) => {
  const { status, activeFrom } = document as unknown as Announcement;
  if (status === 'Active') return {};
  const isScheduled = new Date(activeFrom) > new Date();
  const phase: RowContent['badges'][number] = isScheduled
    ? { text: 'Scheduled', tone: 'accent' }
    : { text: 'Expired', tone: 'neutral' };
  return { badges: [...badges, phase] };
};

export function ActiveUntilInput() {
  const { activeFrom, activeUntil } = useDraft();
  const phase = announcementPhase(String(activeFrom), String(activeUntil), new Date());
  return (
    <>
      <FieldInput name="activeUntil" />
      <Cluster gap="xs" role="status">
        <Badge tone={phase.status === 'Active' ? 'success' : 'neutral'}>{phase.status}</Badge>
        <span>{phase.explanation}</span>
      </Cluster>
    </>
  );
}

/** An address, and whether readers find a page there; it can be saved in any case. */
export function PageAddressInput() {
  const { checks } = useApi();
  const { text, problem } = useTyped('url');
  const address = useDebounced(text.trim(), SEARCH_PAUSE_MS);
  const { data } = useAdminQuery(
    ['link-check', address],
    (init) => checks.article({ content: `[x](<${address}>)` }, init),
    { enabled: address.startsWith('/') },
  );
  const [found] = data?.findings ?? [];
  return (
    <>
      <FieldInput name="url" />
      <Note role="status">{!problem && address.startsWith('/') && found?.message}</Note>
    </>
  );
}

/** Names of other terms, and which of them the glossary lacks. */
export function SeeAlsoInput() {
  const { documents } = useDocuments('terms', ALL_DOCUMENTS);
  const known = new Set(documents?.map(({ term }) => termAnchor(String(term))));
  const names = splitList(useTyped('seeAlso').text);
  const missing = names.filter((name) => !known.has(termAnchor(name)));
  return (
    <>
      <FieldInput name="seeAlso" />
      <Note role="status">
        {documents && missing.length > 0 && `Not in the glossary: ${missing.join(', ')}.`}
      </Note>
    </>
  );
}

const { color, radius } = theme;

const Frame = styled.span`
  position: relative;
  display: grid;
  place-items: center;
  overflow: hidden;
  aspect-ratio: 16 / 9;
  border: 1px solid ${color.line};
  border-radius: ${radius.sm};
  background: ${color.tint};
  color: ${color.inkMuted};

  img { position: absolute; inset: 0; width: 100%; height: 100%; object-fit: cover; }
`;

interface ThumbnailProps {
  /** Without one, or when it cannot be loaded, a mark stands in its place. */
  src: string | undefined;
  width: string;
  /** Empty where the picture only decorates. */
  alt?: string;
}

export function Thumbnail({ src, width, alt = '' }: ThumbnailProps) {
  const [failed, setFailed] = useState<string>();
  const isShown = src?.startsWith('https://') && src !== failed;
  return (
    <Frame style={{ width }}>
      <Icon name="play" size="1.5rem" />
      {isShown && (
        <img
          src={src}
          alt={alt}
          loading="lazy"
          referrerPolicy="no-referrer"
          onError={() => setFailed(src)}
        />
      )}
    </Frame>
  );
}

export function ThumbnailInput() {
  const { text: videoUrl } = useTyped('videoUrl');
  const { text: chosen, setValue } = useTyped('thumbnailUrl');
  const own = videoPicture(videoUrl);
  return (
    <>
      <FieldInput name="thumbnailUrl" />
      <Cluster>
        <Thumbnail src={chosen || own} width="12rem" alt="Preview of the thumbnail" />
        {own && chosen !== own && (
          <SmallButton label="Use the video’s own picture" onClick={() => setValue(own)} />
        )}
      </Cluster>
    </>
  );
}

/** The picture that YouTube keeps of a video; Vimeo's addresses do not tell theirs. */
export function videoPicture(videoUrl: string): string | undefined {
  const video = readVideoAddress(videoUrl);
  return video?.provider === 'youtube'
    ? `https://i.ytimg.com/vi/${video.id}/hqdefault.jpg`
    : undefined;
}
