// Signs in a text that make a person review it before others see it. The database decides (`private.text_flags`); the same
// rules stand here so that a form can warn people while they are still writing.
export const TEXT_FLAGS = ['links', 'phone', 'shouting'] as const
export type TextFlag = (typeof TEXT_FLAGS)[number]

const LINK =
  /https?:\/\/|(^|[^a-z0-9])www\.[a-z0-9]|[a-z0-9._%+-]+@[a-z0-9-]+\.[a-z]|(^|[^a-z0-9-])[a-z0-9-]+\.(com|net|org|info|biz|shop|xyz|site|online|link|store|io|ru|ly)($|[^a-z0-9-])/i
const PHONE = /[0-9]{7}|[0-9]([ ().-]{0,2}[0-9]){8}|(\+|00)[ ().-]{0,2}[0-9]([ ().-]{0,2}[0-9]){7}/
/** Dates look like telephone numbers; they are taken out before digits are counted. */
const DATE = /[0-9]{4}-[0-9]{2}-[0-9]{2}|[0-9]{1,2}[./-][0-9]{1,2}[./-](19|20)[0-9]{2}(?![0-9])/g
const MANY_MARKS = /[!?]{4}/
const ARABIC_DIGITS = '٠١٢٣٤٥٦٧٨٩'
const PERSIAN_DIGITS = '۰۱۲۳۴۵۶۷۸۹'

const FEWEST_LETTERS = 20
const LOUD_SHARE = 0.6

function toWesternDigits(text: string): string {
  return text.replace(/[٠-٩۰-۹]/g, (digit) =>
    String(ARABIC_DIGITS.includes(digit) ? ARABIC_DIGITS.indexOf(digit) : PERSIAN_DIGITS.indexOf(digit)),
  )
}

function isShouting(text: string): boolean {
  const letters = text.match(/[A-Za-z]/g)?.length ?? 0
  const capitals = text.match(/[A-Z]/g)?.length ?? 0
  return (letters >= FEWEST_LETTERS && capitals > letters * LOUD_SHARE) || MANY_MARKS.test(text)
}

export function textFlags(text: string): TextFlag[] {
  const found: Record<TextFlag, boolean> = {
    links: LINK.test(text),
    phone: PHONE.test(toWesternDigits(text).replace(DATE, 'x')),
    shouting: isShouting(text),
  }
  return TEXT_FLAGS.filter((flag) => found[flag])
}

/** Letters as people count them, and as the database does: an emoji is one. */
export const countCharacters = (text: string) => [...text].length
