import { mongo } from 'mongoose';

/** What a call rejects with when its process loses the database, as when it dies. */
export const killed = () => new mongo.MongoNetworkError('killed');
