// The few marks of a help text: "## " heading, "- " list, "> " aside, "---" a parting line; every other line is a paragraph.
// Nothing in it is HTML, so a text can never run a script.

export type Block =
  | { kind: 'heading'; text: string; id: string }
  | { kind: 'list'; items: string[]; start: number }
  | { kind: 'aside' | 'paragraph'; text: string; start: number }
  | { kind: 'parting'; start: number }

export function parseProse(text: string): Block[] {
  const blocks: Block[] = []
  let headings = 0
  text.split('\n').forEach((written, start) => {
    const line = written.trim()
    const last = blocks.at(-1)
    if (line === '') return
    if (line === '---') blocks.push({ kind: 'parting', start })
    else if (line.startsWith('## ')) blocks.push({ kind: 'heading', text: line.slice(3), id: `part-${++headings}` })
    else if (line.startsWith('> ')) blocks.push({ kind: 'aside', text: line.slice(2), start })
    else if (!line.startsWith('- ')) blocks.push({ kind: 'paragraph', text: line, start })
    else if (last?.kind === 'list') last.items.push(line.slice(2))
    else blocks.push({ kind: 'list', items: [line.slice(2)], start })
  })
  return blocks
}

export type Chapter = { title: string; id: string; blocks: Block[] }

/** What stands before the first heading, what stands under each, and what follows the parting line. */
export function splitChapters(blocks: readonly Block[]): { opening: Block[]; chapters: Chapter[]; closing: Block[] } {
  const parting = blocks.findIndex(({ kind }) => kind === 'parting')
  const body = parting < 0 ? blocks : blocks.slice(0, parting)
  const opening: Block[] = []
  const chapters: Chapter[] = []
  for (const block of body) {
    if (block.kind === 'heading') chapters.push({ title: block.text, id: block.id, blocks: [] })
    else (chapters.at(-1)?.blocks ?? opening).push(block)
  }
  return { opening, chapters, closing: parting < 0 ? [] : blocks.slice(parting + 1) }
}

/** The text without its marks, for descriptions and structured data. */
export const plainText = (text: string): string =>
  text
    .replace(/^(## |- |> |---$)/gm, '')
    .replace(/\[([^\]\n]+)\]\((\/[^\s()]*)\)/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()

/** The first words of an answer, cut at a word. */
export function summaryOfText(text: string, longest = 150): string {
  const plain = plainText(text)
  if (plain.length <= longest) return plain
  const cut = plain.slice(0, longest)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), longest / 2)).replace(/[\s.,;:،؛]+$/, '')}…`
}
