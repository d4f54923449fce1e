/**
 * The source writes some marks in a convention of one typeface: three open tanween and the circle over silent letters
 * stand at code points that Unicode gives to other signs. Every other typeface then draws a wrong mark, or none. This
 * puts each at its own code point, and the one thin space between two words becomes a plain one. No letter changes, no
 * mark is added or lost: `fromUnicode` gives the source back.
 */
const MARKS: ReadonlyArray<readonly [source: string, unicode: string]> = [
  ['\u0657', '\u08f0'],
  ['\u065e', '\u08f1'],
  ['\u0656', '\u08f2'],
  ['\u0652', '\u06df'],
]

const UNICODE: ReadonlyMap<string, string> = new Map([...MARKS, ['\u2009', ' ']])
const SOURCE: ReadonlyMap<string, string> = new Map(MARKS.map(([source, unicode]) => [unicode, source]))

export const toUnicode = (text: string): string =>
  text.replace(/[\u0652\u0656\u0657\u065e\u2009]/g, (mark) => UNICODE.get(mark) ?? mark)

/** Marks only: which space was thin is not kept. */
export const fromUnicode = (text: string): string =>
  text.replace(/[\u06df\u08f0-\u08f2]/g, (mark) => SOURCE.get(mark) ?? mark)
