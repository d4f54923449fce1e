/** Topics that readers may choose. The database has the same list. */
export const TOPICS = ['places', 'mosques', 'events', 'learning', 'offers'] as const
