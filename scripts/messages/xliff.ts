// Catalogues as XLIFF 2.0, which translators' tools read and write. What the code fills in is a placeholder: it may move
// within the sentence, and may not be lost.
import { DOMParser, type Element, type Node } from '@xmldom/xmldom'
import { type Change, changeWords, type Filled, findWords, readEnglish, type Words } from './words-in-code.ts'

const NAMESPACE = 'urn:oasis:names:tc:xliff:document:2.0'

export type Catalogue = { file: string; source: string; english: string }

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const isFilled = (part: string | Filled): part is Filled => typeof part !== 'string'

/** The same expression has the same number in both languages. */
function numbersOf(parts: Words['parts'], others: Words['parts']): string[] {
  return [...new Set([...parts, ...others].filter(isFilled).map(({ code }) => code))]
}

const inline = (parts: Words['parts'], numbers: readonly string[]) =>
  parts
    .map((part) =>
      isFilled(part)
        ? `<ph id="${numbers.indexOf(part.code) + 1}" disp="${escaped(`{${part.code}}`)}"/>`
        : escaped(part),
    )
    .join('')

function unit(words: Words, english: Words | undefined, id: number): string {
  const source = english?.parts ?? words.parts
  const numbers = numbersOf(words.parts, source)
  return `    <unit id="u${id}" name="${escaped(words.path)}" xml:space="preserve">
${english ? '' : '      <notes><note>English has no words of its own here.</note></notes>\\n'}      <segment state="translated">
        <source>${inline(source, numbers)}</source>
        <target>${inline(words.parts, numbers)}</target>
      </segment>
    </unit>`
}

export function writeXliff(language: string, catalogues: readonly Catalogue[]): string {
  const files = catalogues.map(({ file, source, english }, at) => {
    const englishOf = readEnglish(english)
    const units = findWords(source).map((words, index) => unit(words, englishOf(words.path), index + 1))
    return `  <file id="f${at + 1}" original="${escaped(file)}">\n${units.join('\n')}\n  </file>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="${NAMESPACE}" version="2.0" srcLang="en" trgLang="${language}">
${files.join('\n')}
</xliff>
`
}

export class TranslationRefused extends Error {}

const elements = (within: Element, name: string) => [...within.getElementsByTagNameNS(NAMESPACE, name)]

function parse(xml: string): Element {
  const problems: string[] = []
  const parser = new DOMParser({
    onError: (_level: string, message: string) => {
      problems.push(message.split('\n')[0] ?? message)
    },
  })
  let root: Element | null = null
  try {
    root = parser.parseFromString(xml, 'text/xml').documentElement
  } catch (error) {
    problems.push(error instanceof Error ? error.message : String(error))
  }
  if (problems.length > 0 || !root) throw new TranslationRefused(`This is no XML: ${problems[0] ?? 'it is empty'}`)
  if (root.namespaceURI !== NAMESPACE || root.localName !== 'xliff' || root.getAttribute('version') !== '2.0')
    throw new TranslationRefused('This is no XLIFF 2.0.')
  return root
}

/** The parts of a target: its text, and for each placeholder what is filled in there. */
function readParts(target: Element, numbers: readonly string[], filled: readonly Filled[]): Words['parts'] | null {
  const parts: Words['parts'] = []
  const add = (text: string) => {
    const last = parts.at(-1)
    if (typeof last === 'string') parts[parts.length - 1] = last + text
    else if (text) parts.push(text)
  }
  const visit = (node: Node): boolean => {
    if (node.nodeType === node.TEXT_NODE || node.nodeType === node.CDATA_SECTION_NODE) add(node.nodeValue ?? '')
    else if (node.nodeType === node.ELEMENT_NODE) {
      const element = node as Element
      if (element.localName !== 'ph') return [...element.childNodes].every(visit)
      const code = numbers[Number(element.getAttribute('id')) - 1]
      const found = filled.find((one) => one.code === code)
      if (!found) return false
      parts.push(found)
    }
    return true
  }
  return [...target.childNodes].every(visit) ? parts : null
}

const codesOf = (parts: Words['parts']) => [...new Set(parts.filter(isFilled).map(({ code }) => code))].toSorted()
const textOf = (parts: Words['parts']) => parts.map((part) => (isFilled(part) ? `{${part.code}}` : part)).join('')

/** The catalogues with what the translators wrote; all that is wrong is said at once, and then nothing changes. */
export function readXliff(
  xml: string,
  read: (file: string, language: string) => Catalogue | null,
): { language: string; files: { file: string; source: string; changed: number }[] } {
  const root = parse(xml)
  const language = root.getAttribute('trgLang') ?? ''
  const problems: string[] = []
  const files = elements(root, 'file').flatMap((element) => {
    const file = element.getAttribute('original') ?? ''
    const catalogue = read(file, language)
    if (!catalogue) {
      problems.push(`${file} is no catalogue of "${language}".`)
      return []
    }
    const englishOf = readEnglish(catalogue.english)
    const known = new Map(findWords(catalogue.source).map((words) => [words.path, words]))
    const changes: Change[] = []
    for (const one of elements(element, 'unit')) {
      const path = one.getAttribute('name') ?? ''
      const words = known.get(path)
      const at = `${file}, ${path}`
      const [target] = elements(one, 'target')
      if (!target) continue
      if (!words) {
        problems.push(`${at}: the catalogue has no such words any more.`)
        continue
      }
      const numbers = numbersOf(words.parts, englishOf(path)?.parts ?? words.parts)
      const parts = readParts(target, numbers, words.parts.filter(isFilled))
      if (!parts || codesOf(parts).join() !== codesOf(words.parts).join())
        problems.push(`${at}: the placeholders are not those of the catalogue: ${textOf(words.parts)}`)
      else if (textOf(parts).trim() === '') problems.push(`${at}: nothing is written.`)
      else if (textOf(parts) !== textOf(words.parts)) changes.push({ path, parts })
    }
    return [{ file, source: changeWords(catalogue.source, changes), changed: changes.length }]
  })
  if (problems.length > 0) throw new TranslationRefused(problems.join('\n'))
  return { language, files }
}
