/** Line breaks and signs that turn the order of letters round. Joiners of Persian and Urdu and emoji are part of names. */
const UNREADABLE = /[\p{Cc}\u2028-\u202e\u2066-\u2069\ufeff\ufff9-\ufffb]/u
const UNSEEN = /[\s\p{Cf}\p{M}\u115f\u1160\u3164\uffa0]/gu

/** As `private.is_plain_name` has it. */
export const isPlainName = (name: string) => !UNREADABLE.test(name) && name.replace(UNSEEN, '') !== ''
