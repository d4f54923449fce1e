// Writes the README's table of licences, and collects the texts that licences ask us to pass on.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Package } from './packages.ts'

const BEGIN = '<!-- licences: written by `npm run licences` -->'
const END = '<!-- end of licences -->'

const sorted = (names: Iterable<string>) => [...new Set(names)].sort((a, b) => (a < b ? -1 : 1))

/** The README with its table as the lock file has it. */
export function writeTable(readme: string, packages: readonly Package[]): string {
  const [before, rest] = readme.split(BEGIN)
  const after = rest?.split(END)[1]
  if (before === undefined || after === undefined) throw new Error(`README.md lacks ${BEGIN} or ${END}`)
  const rows = sorted(packages.map(({ licence }) => licence)).map((licence) => {
    const of = packages.filter((one) => one.licence === licence)
    const own = sorted(of.filter(({ isOwn }) => isOwn).map(({ name }) => name))
    const brought = sorted(of.map(({ name }) => name)).filter((name) => !own.includes(name))
    return `| ${licence} | ${own.join(', ')} | ${brought.join(', ')} |`
  })
  const table = ['| licence | used by the site | brought along by those |', '|---|---|---|', ...rows].join('\n')
  return `${before}${BEGIN}\n${table}\n${END}${after}`
}

const NOTICE = /^(?:licen[cs]e|copying|unlicense|notice)(?:[-.](?:\w+|.*\.(?:md|txt)))?$/i

/** Every text once, under the names of the packages it came with. */
export function writeTexts(root: string, packages: readonly Package[]): string {
  const texts = new Map<string, { text: string; names: string[] }>()
  // What depends on the machine is not written: the file must be the same everywhere.
  for (const { path, name, licence } of packages
    .filter(({ isOptional }) => !isOptional)
    .sort((a, b) => (a.path < b.path ? -1 : 1))) {
    const folder = join(root, path)
    const files = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : []
    const notices = files.filter((file) => file.isFile() && NOTICE.test(file.name)).map((file) => file.name)
    const text = sorted(notices)
      .map((file) => readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim())
      .join('\n\n')
    const key = (text || licence).replace(/\s+/g, ' ')
    const known = texts.get(key) ?? { text: text || `${licence} (the package brings no text)`, names: [] }
    if (!known.names.includes(name)) known.names.push(name)
    texts.set(key, known)
  }
  const line = '='.repeat(80)
  const parts = [...texts.values()].map(({ text, names }) => `${line}\n${names.join(', ')}\n${line}\n\n${text}\n`)
  return `The packages this site runs with, and the licences they come under.\n\n${parts.join('\n')}`
}
