export type SavedReply = { id: string; title: string; body: string }
/** `account`: where a new one goes; null for who may use them and not write them. */
export type RepliesDesk = { account: string | null; replies: SavedReply[] }

/** The reply that was picked by its link, where it is one of theirs. */
export const pickedReply = (url: URL, desk: RepliesDesk | null): string | null =>
  desk?.replies.find(({ id }) => id === url.searchParams.get('use'))?.body ?? null
