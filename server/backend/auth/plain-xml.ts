// The test that a text is XML of a modest kind, found out in one pass. The parser of the SAML library mends what is broken,
// and takes minutes over a few thousand characters that are broken on purpose; nobody has to sign in to send it some.

const MOST_CHARACTERS = 256 * 1024
const MOST_TAGS = 10_000
const MOST_DEPTH = 100

const NAME = String.raw`[A-Za-z_][\w.:-]*`
/** Text, a character by its name or number, a comment, verbatim text, and tags. No declarations, so no entities of its own. */
const TOKEN = new RegExp(
  String.raw`[^<&]+|&(?:amp|lt|gt|quot|apos|#\d{1,7}|#x[\da-fA-F]{1,6});|<!--(?:(?!--)[^])*-->|<!\[CDATA\[(?:(?!\]\]>)[^])*\]\]>|` +
    String.raw`<\/(?<closes>${NAME})\s*>|` +
    String.raw`<(?<opens>${NAME})(?:\s+${NAME}\s*=\s*(?:"[^"<]*"|'[^'<]*'))*\s*(?<closed>\/?)>`,
  'y',
)
const PROLOGUE = /^\ufeff?(?:<\?xml\s[^<>?]*\?>)?\s*/

/** Throws what the log should know. */
export function requirePlainXml(xml: string): void {
  if (xml.length > MOST_CHARACTERS) throw new Error('the document is too long')
  const open: string[] = []
  let tags = 0
  TOKEN.lastIndex = PROLOGUE.exec(xml)?.[0].length ?? 0
  while (TOKEN.lastIndex < xml.length) {
    const { opens, closes, closed } = TOKEN.exec(xml)?.groups ?? broken()
    if (opens || closes) tags++
    if (closes && open.pop() !== closes) broken()
    if (opens && !closed) open.push(opens)
    if (tags > MOST_TAGS || open.length > MOST_DEPTH) throw new Error('the document has too many parts')
  }
  if (open.length > 0 || tags === 0) broken()
}

function broken(): never {
  throw new Error('the document is not well-formed')
}
