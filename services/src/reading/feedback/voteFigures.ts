import { FEEDBACK_VOTES, type FeedbackVote } from '@pressline/shared-api';
import type { Connection, Types } from 'mongoose';
import { feedbackCollection } from './createFeedbackStore';

type Votes = { upVotes: number; downVotes: number };

const votesOf = (vote: FeedbackVote) => ({ $sum: { $cond: [{ $eq: ['$vote', vote] }, 1, 0] } });
const VOTES = { upVotes: votesOf('up'), downVotes: votesOf('down') };

/** How readers voted, by day. */
export async function votesSince(connection: Connection, day: string) {
  const found = await feedbackCollection(connection)
    .aggregate<Votes & { _id: string }>([
      { $match: { day: { $gte: day } } },
      { $group: { _id: '$day', ...VOTES } },
    ])
    .toArray();
  return found.map(({ _id, ...votes }) => ({ day: _id, ...votes }));
}

/** Articles with votes since `day`, deleted ones too, most down-votes first. */
export async function ratedSince(connection: Connection, day: string) {
  const found = await feedbackCollection(connection)
    .aggregate<Votes & { _id: Types.ObjectId }>([
      { $match: { day: { $gte: day }, vote: { $in: [...FEEDBACK_VOTES] } } },
      { $group: { _id: '$articleId', ...VOTES } },
      { $sort: { downVotes: -1, upVotes: -1, _id: 1 } },
    ])
    .toArray();
  return found.map(({ _id, ...votes }) => ({ articleId: String(_id), ...votes }));
}
