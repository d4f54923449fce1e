// One careful walk over a text of a request. Whatever the text is, it ends in a value or a refusal.
import { refuse } from './errors.ts'

const LONGEST_QUOTE = 1000

/** Letters of any script, digits, `_`, `$` and blanks; a dash within, unless it begins an arrow. */
const NAME = /[\p{L}\p{M}\p{N}_ $]+(?:-(?!>)[\p{L}\p{M}\p{N}_ $]+)*/uy
const BLANKS = /[ \t]*/y

export class Reader {
  readonly text: string
  readonly #what: string
  at = 0

  constructor(text: string, what: string) {
    this.text = text
    this.#what = what
  }

  get isAtEnd() {
    return this.at >= this.text.length
  }

  startsWith(literal: string) {
    return this.text.startsWith(literal, this.at)
  }

  take(literal: string): boolean {
    if (!this.startsWith(literal)) return false
    this.at += literal.length
    return true
  }

  expect(literal: string) {
    if (!this.take(literal)) this.fail(`"${literal}"`)
  }

  expectEnd() {
    if (!this.isAtEnd) this.fail('end of input')
  }

  /** `pattern` must be sticky. */
  match(pattern: RegExp): string | null {
    pattern.lastIndex = this.at
    const found = pattern.exec(this.text)?.[0]
    if (found === undefined) return null
    this.at += found.length
    return found
  }

  blanks() {
    this.match(BLANKS)
  }

  /** What is in quotes, with backslashes before quotes and backslashes; null where no quote begins. */
  quoted(): string | null {
    if (this.text[this.at] !== '"') return null
    let value = ''
    for (let at = this.at + 1; at < this.text.length; at++) {
      const sign = this.text[at]
      if (sign === '"') {
        this.at = at + 1
        return value
      }
      if (sign === '\\') at++
      value += this.text[at] ?? ''
    }
    this.at = this.text.length
    return this.fail('"\\"" that ends the quote')
  }

  maybeName(): string | null {
    const name = this.quoted() ?? this.match(NAME)?.trim() ?? null
    return name === '' ? null : name
  }

  name(): string {
    return this.maybeName() ?? this.fail('field name (* or [a..z0..9_$])')
  }

  fail(expecting: string): never {
    const sign = this.text.codePointAt(this.at)
    const found = sign === undefined ? 'end of input' : `"${String.fromCodePoint(sign)}"`
    refuse(
      400,
      'PGRST100',
      `"${this.#what} (${this.text.slice(0, LONGEST_QUOTE)})" (line 1, column ${this.at + 1})`,
      `unexpected ${found} expecting ${expecting}`,
    )
  }
}
