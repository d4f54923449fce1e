// The words of a PDF as rows of cells: what stands on one line, in the columns most lines share.
import { getDocumentProxy } from 'unpdf'

const MOST_PAGES = 14
const MOST_WORDS = 20_000

type Word = { text: string; left: number; right: number; y: number; height: number }

async function wordsOf(pdf: Awaited<ReturnType<typeof getDocumentProxy>>, number: number): Promise<Word[]> {
  const page = await pdf.getPage(number)
  const { items } = await page.getTextContent()
  return items.flatMap((item): Word[] => {
    if (!('str' in item) || item.str.trim() === '') return []
    const [, , , , x, y] = item.transform
    return [{ text: item.str.trim(), left: x, right: x + item.width, y, height: item.height || 8 }]
  })
}

/** Words on one height, from the left to the right; those that touch are one cell. */
function linesOf(words: Word[]): Word[][] {
  const lines: Word[][] = []
  for (const word of words.toSorted((a, b) => b.y - a.y || a.left - b.left)) {
    const line = lines.at(-1)
    if (line?.[0] && Math.abs(line[0].y - word.y) < word.height / 2) line.push(word)
    else lines.push([word])
  }
  return lines.map((line) => {
    const cells: Word[] = []
    for (const word of line.toSorted((a, b) => a.left - b.left)) {
      const last = cells.at(-1)
      if (last && word.left - last.right < word.height * 0.35) {
        last.text = `${last.text}${word.left - last.right > word.height * 0.1 ? ' ' : ''}${word.text}`
        last.right = word.right
      } else cells.push({ ...word })
    }
    return cells
  })
}

const middle = ({ left, right }: Word) => (left + right) / 2

/** A cell left blank shows only by its place: each goes to the nearest column of the fullest line. */
function align(lines: Word[][]): string[][] {
  const columns = lines.reduce((fullest, line) => (line.length > fullest.length ? line : fullest), []).map(middle)
  return lines.map((line) => {
    if (line.length < 3) return line.map(({ text }) => text)
    const cells = columns.map(() => '')
    for (const word of line) {
      let nearest = 0
      for (const [i, column] of columns.entries())
        if (Math.abs(column - middle(word)) < Math.abs((columns[nearest] ?? 0) - middle(word))) nearest = i
      cells[nearest] = `${cells[nearest]} ${word.text}`.trim()
    }
    return cells
  })
}

export async function readPdf(bytes: Uint8Array): Promise<string[][]> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes), {
    useSystemFonts: false,
    verbosity: 0,
  })
  const rows: string[][] = []
  let seen = 0
  for (let number = 1; number <= Math.min(pdf.numPages, MOST_PAGES) && seen < MOST_WORDS; number++) {
    const words = (await wordsOf(pdf, number)).slice(0, MOST_WORDS - seen)
    seen += words.length
    rows.push(...align(linesOf(words)))
  }
  return rows
}
