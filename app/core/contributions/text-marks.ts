// Marks of Markdown put around what is selected, as if somebody typed them: undo takes them back.
export const MARKS = ['bold', 'italic', 'list', 'quote', 'link'] as const
export type Mark = (typeof MARKS)[number]

const AROUND: Partial<Record<Mark, readonly [string, string]>> = {
  bold: ['**', '**'],
  italic: ['*', '*'],
  link: ['[', '](https://)'],
}
const BEFORE_LINES: Partial<Record<Mark, string>> = { list: '- ', quote: '> ' }

/** A text with its selection. */
export type Selected = { text: string; from: number; to: number }

/** What stands there with the mark, and what is selected then: the words themselves, or where an address belongs. */
export function withMark(
  { text, from, to }: Selected,
  mark: Mark,
): Selected & { replaces: readonly [number, number]; by: string } {
  const around = AROUND[mark]
  if (around) {
    const [before, after] = around
    const by = before + text.slice(from, to) + after
    const start = mark === 'link' && to > from ? to + before.length + 2 : from + before.length
    const end = mark === 'link' && to > from ? start + 'https://'.length : to + before.length
    return { text: text.slice(0, from) + by + text.slice(to), from: start, to: end, replaces: [from, to], by }
  }
  const lead = BEFORE_LINES[mark] ?? ''
  const line = text.lastIndexOf('\n', from - 1) + 1
  const by = text
    .slice(line, to)
    .split('\n')
    .map((words) => lead + words)
    .join('\n')
  const end = line + by.length
  return { text: text.slice(0, line) + by + text.slice(to), from: end, to: end, replaces: [line, to], by }
}

/** Somebody's words as a quotation, and a line to answer below it. */
export const quoted = (words: string): string =>
  `${words
    .trim()
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n')}\n\n`

/** In place of a part of the text, as typed. */
export function typeInto(field: HTMLTextAreaElement, by: string, from: number, to: number) {
  field.focus()
  field.setRangeText(by, from, to, 'end')
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

export function putMark(field: HTMLTextAreaElement, mark: Mark) {
  const { value: text, selectionStart: from, selectionEnd: to } = field
  const marked = withMark({ text, from, to }, mark)
  typeInto(field, marked.by, ...marked.replaces)
  field.setSelectionRange(marked.from, marked.to)
}
