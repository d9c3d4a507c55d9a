/** Every resource: one line for its file. `table.ts` collects them. */
export * from './announcement';
export * from './article';
export * from './category';
export * from './download';
export * from './faq';
export * from './pinnedResult';
export * from './quickLink';
export * from './synonym';
export * from './tag';
export * from './template';
export * from './term';
export * from './user';
export * from './video';
