// Every reference in the documents exists: files, headings, folders, functions, commands. A decision is history and may name
// things that are gone; its links must still work.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize, relative, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const markdownIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.name.endsWith('.md'))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))

const documents = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', ...markdownIn('docs')]
const decisions = documents.filter((file) => file.startsWith('docs/decisions/'))
/** Those that say how things are now. */
const living = documents.filter((file) => !decisions.includes(file))
const HOW_TO = 'docs/how-to/'

const withoutBlocks = (text: string) => text.replaceAll(/^( *)```[\s\S]*?^\1```$/gm, '')

/** As a page of the repository names its headings. */
const anchorsOf = (file: string) =>
  [...withoutBlocks(read(file)).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )

test('every link leads somewhere', () => {
  const broken = documents.flatMap((file) =>
    [...withoutBlocks(read(file)).matchAll(/\]\((?!https?:|mailto:)([^)\s]*)\)/g)]
      .map(([, link = '']) => link)
      .filter((link) => {
        const [path = '', anchor] = link.split('#')
        const target = path ? normalize(join(dirname(file), path)) : file
        return !existsSync(join(root, target)) || (anchor !== undefined && !anchorsOf(target).includes(anchor))
      })
      .map((link) => `${file}: ${link}`),
  )
  expect(broken).toEqual([])
})

const FOLDERS = /^(app|server|supabase|tests|scripts|bench|docs|deploy|public|\.ci)\//
/** `<subject>`, `*`, `{en,ar}` and `…` stand for many; `$id` is a folder's name. */
const IS_ONE = /^[\w.$/[\]-]+$/

test('every file and folder that is named is there', () => {
  const missing = living
    .filter((file) => !file.startsWith(HOW_TO))
    .flatMap((file) =>
      [...withoutBlocks(read(file)).matchAll(/`([^`\n]+)`/g)]
        .map(([, named = '']) => named)
        .filter((named) => FOLDERS.test(named) && IS_ONE.test(named) && !existsSync(join(root, named)))
        .map((named) => `${file}: ${named}`),
    )
  expect(missing).toEqual([])
})

test('every function that the architecture names is a living one', () => {
  const sources = ['app', 'server', 'supabase'].flatMap((folder) =>
    readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
      .filter((entry) => /\.(tsx?|sql)$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name)),
  )
  const words = new Set(sources.flatMap((path) => readFileSync(path, 'utf8').match(/\w+/g) ?? []))
  const named = [...withoutBlocks(read('docs/architecture.md')).matchAll(/`([a-z]\w*[A-Z_]\w*)(?:\(\))?`/g)].map(
    ([, name = '']) => name,
  )
  expect(named.length).toBeGreaterThan(0)
  expect(named.filter((name) => !words.has(name))).toEqual([])
})

test('every command that is named is one', () => {
  const scripts = new Set(Object.keys(JSON.parse(read('package.json')).scripts))
  const unknown = living.flatMap((file) =>
    [...read(file).matchAll(/npm run (?:-s )?([\w-]+)/g)]
      .map(([, name = '']) => name)
      .filter((name) => !scripts.has(name))
      .map((name) => `${file}: npm run ${name}`),
  )
  expect(unknown).toEqual([])
})

test('each decision has a number of its own, a date and a state; one that is superseded says by which', () => {
  const numbers = decisions.map((file) => /\/(\d{3})-/.exec(file)?.[1])
  expect(new Set(numbers).size).toBe(decisions.length)
  const wrong = decisions.filter((file) => {
    const text = read(file)
    const [, status = ''] = /^Status: (.+)$/m.exec(text) ?? []
    return (
      !text.startsWith(`# ${/\/(\d{3})-/.exec(file)?.[1]} `) ||
      !/^Date: \d{4}-\d\d-\d\d$/m.test(text) ||
      !/^(accepted|superseded by)/.test(status)
    )
  })
  expect(wrong).toEqual([])
})
