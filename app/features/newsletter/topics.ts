/** What readers may choose to hear about. The database has the same list. */
export const TOPICS = ['places', 'mosques', 'events', 'learning', 'offers'] as const
