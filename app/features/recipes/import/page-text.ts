// Words out of somebody's page: tags gone, entities as the signs they stand for, blocks on lines of their own.

/** The names HTML gives to the signs from 160 to 255, in their order. */
const LATIN = `nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para
  middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc
  Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig
  agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc
  otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml`
const OTHERS = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  bull: '•',
  hellip: '…',
  frasl: '⁄',
  thinsp: ' ',
  ensp: ' ',
  emsp: ' ',
  oelig: 'œ',
  OElig: 'Œ',
  frac13: '⅓',
  frac23: '⅔',
  frac18: '⅛',
  frac38: '⅜',
  frac58: '⅝',
  frac78: '⅞',
}
const ENTITIES = new Map<string, string>([
  ...LATIN.split(/\s+/).map((name, i) => [name, String.fromCodePoint(160 + i)] as const),
  ...Object.entries(OTHERS),
])

const signOf = (code: number) => (code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : '')

export const decodeEntities = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([A-Za-z][A-Za-z0-9]{1,7}));/g, (all, decimal, hex, name) =>
    decimal ? signOf(Number(decimal)) : hex ? signOf(Number.parseInt(hex, 16)) : (ENTITIES.get(name) ?? all),
  )

/** Tags that end a line. */
export const BLOCK = /^(?:br|p|div|li|ul|ol|tr|h[1-6]|section|article|dt|dd)$/i

/** Signs nobody typed: controls, marks of direction without words between, spaces of no width. */
const UNSEEN = /[\p{Cc}\u200b\u2060\ufeff\ufffd]/gu

const tidy = (line: string) => line.replace(UNSEEN, ' ').replace(/\s+/gu, ' ').trim()

/** Lines of a piece of HTML, or of plain text, which is the same without tags. Some sites escape their tags twice. */
export function linesOfHtml(html: string): string[] {
  const strip = (text: string) =>
    text
      .replace(/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, '')
      .replace(/<\/?([A-Za-z][A-Za-z0-9]*)\b[^<>]*>/g, (_, tag: string) => (BLOCK.test(tag) ? '\n' : ''))
  const once = decodeEntities(strip(html))
  return decodeEntities(strip(once))
    .split(/[\r\n\u2028\u2029]+/)
    .map(tidy)
    .filter((line) => line !== '')
}

/** The same on one line. */
export const wordsOfHtml = (html: string): string => linesOfHtml(html).join(' ')
