// The privacy policy names every cookie and every name in the browser's storage. They are read from the code, so that a new
// one cannot be forgotten; where the code does not tell a name plainly, that is a failure too.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import en from '#app/i18n/messages/en.ts'
import { KEPT } from './kept-in-browser.ts'

const ROOT = join(import.meta.dirname, '../../..')
const files = ['app', 'server', 'public'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(?:tsx?|js)$/.test(path) && !/\.test\.tsx?$|i18n[\\/]messages/.test(path))
    .map((path) => ({ path: join(folder, path), text: readFileSync(join(ROOT, folder, path), 'utf8') })),
)

/** What a constant, or a function that makes a name, begins with: `const KEY = 'x'`, `const of = (id) => \`x:${id}\``. */
function meaningOf(name: string, text: string): string | null {
  const found = new RegExp(
    `(?:const|let) ${name}(?:: string)? = (?:\\([^)]*\\) =>\\s*)?(?:'([^']+)'|\`([^\`$]*)(\\$?))`,
  ).exec(text)
  if (!found) return null
  const [, plain, start, more] = found
  return plain ?? `${start}${more ? '*' : ''}`
}

/** The first argument of a call, as it is written, in words of what it stands for. */
function nameOf(written: string, file: { path: string; text: string }): string {
  const literal = /^'([^']+)'$/.exec(written)?.[1]
  if (literal) return literal
  const [, first = '', rest = ''] = /^\$?\{?(\w+)(.*)$/.exec(written) ?? []
  const known =
    meaningOf(first, file.text) ??
    (new RegExp(`import[^;]*\\b${first}\\b`).test(file.text)
      ? (files.map(({ text }) => meaningOf(first, text)).find((meaning) => meaning !== null) ?? null)
      : null)
  if (known === null) return `${file.path}: ${written}`
  return /\+/.test(rest) ? `${known}*` : known
}

/** Storage that is handed on under another name: what they are called there, and where the name is made. */
const HANDED_ON: Record<string, string> = {
  // The key of a day's times is made from an order, behind CACHE_PREFIX.
  'app/core/prayer/client.ts: key': 'CACHE_PREFIX*',
  // The list that a guest's saved places are; others give their own key to `deviceList`.
  'app/lib/device-list.ts: storageKey': 'saved',
  // Each of those that the worker has made, by their beginning.
  'app/features/pocket/pocket-page.tsx: name': 'pages-*',
  'public/pocket-worker.js: name': 'pages-*',
}

function namesInCode(): Set<string> {
  const names = new Set<string>()
  const add = (written: string, file: { path: string; text: string }) => {
    const name = nameOf(written.trim(), file)
    const handed = HANDED_ON[name]
    names.add(handed ? handed.replace(/^\w+/, (constant) => meaningOf(constant, file.text) ?? constant) : name)
  }
  for (const file of files) {
    for (const [, key = ''] of file.text.matchAll(/(?:\.setItem|= deviceList)\(\s*([^,]+),/g)) add(key, file)
    for (const [, key = ''] of file.text.matchAll(/(?:writeCookie|serializeCookieHeader)\(\s*([^,]+),/g))
      if (!/^name\b/.test(key)) add(key, file)
    for (const [, key = ''] of file.text.matchAll(/`(\$\{\w+\}|[\w-]+)=[^`]*;\s*(?:Path=|\$\{attributes)/g)) {
      const constant = /^\$\{(\w+)\}$/.exec(key)?.[1]
      // `name` is what writeCookie was called with.
      if (constant !== 'name') add(constant ?? `'${key}'`, file)
    }
    for (const [, constant = '', name = ''] of file.text.matchAll(/const (\w*COOKIE\w*) = '([^']+)'/g))
      if (constant) names.add(name)
    for (const [, key = ''] of file.text.matchAll(/caches\.open\(([^)]+)\)/g)) add(key, file)
  }
  return names
}

test('every name the code keeps in a browser is in the list, and nothing else is', () => {
  expect([...namesInCode()].toSorted()).toEqual(KEPT.map(({ name }): string => name).toSorted())
})

test('nothing is kept where this test does not look', () => {
  const odd = files.filter(
    ({ text }) =>
      /\bindexedDB\b|\bcookieStore\b|(?:local|session)Storage(?:\[|\.\w+ =)/.test(text) ||
      (/document\.cookie\s*=|assign\(document, \{ cookie/.test(text) && !/export function writeCookie/.test(text)),
  )
  expect(odd.map(({ path }) => path)).toEqual([])
})

test('a name that is made in passing, or that nobody has listed, is found', () => {
  const file = { path: 'x.ts', text: "const KEY = 'new-key'\nlocalStorage.setItem(KEY + id, '1')" }
  expect(nameOf('KEY + id', file)).toBe('new-key*')
  expect(nameOf("'plain'", file)).toBe('plain')
  expect(nameOf('somewhere()', file)).toBe('x.ts: somewhere()')
})

test('each has its reason in words, once', () => {
  expect(new Set(KEPT.map(({ name, where }) => `${where} ${name}`)).size).toBe(KEPT.length)
  expect(Object.keys(en.help.kept.reasons).toSorted()).toEqual([...new Set(KEPT.map(({ why }) => why))].toSorted())
})
