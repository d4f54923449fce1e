// Reasons for reports, by the kind of thing reported. The database knows the same words (`reports`, `moderation_items`).
export const REPORT_REASONS = [
  'wrong',
  'closed',
  'duplicate',
  'not_halal',
  'offensive',
  'spam',
  'privacy',
  'other',
] as const
export type ReportReason = (typeof REPORT_REASONS)[number]

/** Some reasons make no sense for some kinds: a review is not "closed for good". */
const REASONS_BY_KIND: Record<string, readonly ReportReason[]> = {
  listing: ['wrong', 'closed', 'duplicate', 'not_halal', 'offensive', 'spam', 'privacy', 'other'],
  prayer_room: ['wrong', 'closed', 'duplicate', 'spam', 'other'],
  evidence: ['wrong', 'not_halal', 'privacy', 'other'],
  photo: ['wrong', 'offensive', 'spam', 'privacy', 'other'],
  social_account: ['wrong', 'closed', 'offensive', 'spam', 'privacy', 'other'],
}
const WORDS_REASONS: readonly ReportReason[] = ['offensive', 'spam', 'wrong', 'privacy', 'other']

export const reasonsFor = (kind: string): readonly ReportReason[] => REASONS_BY_KIND[kind] ?? WORDS_REASONS

/** As the database spells kinds: `review`, `review_reply`. */
export const isKindWord = (word: string) => word.length <= 40 && /^[a-z]+(_[a-z]+)*$/.test(word)

export const isUuid = (word: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(word)

/** Reasons staff choose from; the letter to the author writes them out in the author's language. */
export const CANNED_REASONS = [
  'spam',
  'offensive',
  'not_own_visit',
  'private_data',
  'off_topic',
  'unreadable',
  'unclear',
  'duplicate',
  'unproven',
  'unkind',
] as const
export type CannedReason = (typeof CANNED_REASONS)[number]

const WORDS_CANNED: readonly CannedReason[] = [
  'spam',
  'offensive',
  'private_data',
  'off_topic',
  'unreadable',
  'unclear',
  'duplicate',
]
/** Some make no sense for some kinds: only a review can be about a visit, and only a claim unproven. */
const CANNED_BY_KIND: Record<string, readonly CannedReason[]> = {
  review: ['spam', 'offensive', 'not_own_visit', 'private_data', 'off_topic', 'unreadable', 'unclear'],
  photo: ['spam', 'offensive', 'private_data', 'off_topic', 'unreadable', 'duplicate'],
  listing: ['spam', 'private_data', 'unclear', 'duplicate', 'unproven'],
  claim: ['spam', 'unclear', 'unproven'],
  ownership: ['spam', 'unclear', 'unproven'],
  evidence: ['spam', 'private_data', 'unreadable', 'unclear', 'unproven'],
  mosque_admin: ['unclear', 'unproven'],
  mosque_change: ['spam', 'unclear', 'duplicate', 'unproven'],
  social_account: ['spam', 'offensive', 'unclear', 'duplicate', 'unproven'],
  sanction: ['unkind', 'spam', 'offensive', 'private_data'],
}
export const cannedFor = (kind: string): readonly CannedReason[] => CANNED_BY_KIND[kind] ?? WORDS_CANNED
/** Why something is done about a person rather than one of their posts. */
export const SANCTION_REASONS: readonly CannedReason[] = ['unkind', 'spam', 'offensive', 'private_data', 'off_topic']
