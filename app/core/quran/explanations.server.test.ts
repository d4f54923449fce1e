import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { explanationsOf, openExplanations, readExplanation } from './explanations.server.ts'
import { verseNumber } from './numbering.ts'

const ABOUT = { language: 'en', title: 'A commentary', author: 'A scholar' }
const IKHLAS = verseNumber({ surah: 112, ayah: 1 })
const folders: string[] = []

function folderOf(files: Record<string, unknown>): string {
  const folder = mkdtempSync(join(tmpdir(), 'explanations-'))
  folders.push(folder)
  for (const [name, file] of Object.entries(files))
    writeFileSync(join(folder, name), typeof file === 'string' ? file : JSON.stringify(file))
  return folder
}

afterEach(() => {
  openExplanations(folderOf({}))
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

test('a verse has what was laid into the folder, the reader’s language first and words before commentaries', () => {
  openExplanations(
    folderOf({
      'a.json': { kind: 'commentary', ...ABOUT, verses: { '112:1-4': 'He is One.' } },
      'b.json': { kind: 'words', ...ABOUT, verses: { '112:1': ['Say', 'He', '(is) Allah', '(the) One'] } },
      'c.json': { kind: 'commentary', ...ABOUT, language: 'ur', verses: { '112:1': 'وہ ایک ہے۔' } },
      'notes.txt': 'no file of ours',
    }),
  )
  expect(explanationsOf(IKHLAS, 'en').map(({ kind, language }) => `${kind} ${language}`)).toEqual([
    'words en',
    'commentary en',
    'commentary ur',
  ])
  const [urdu] = explanationsOf(IKHLAS, 'ur')
  expect(urdu).toMatchObject({ kind: 'commentary', direction: 'rtl', passage: 'وہ ایک ہے۔' })
  const [words] = explanationsOf(IKHLAS, 'en')
  expect(words?.kind === 'words' && words.words[0]).toEqual({ at: 0, arabic: expect.any(String), meaning: 'Say' })
  expect(explanationsOf(IKHLAS + 3, 'en').map(({ kind }) => kind)).toEqual(['commentary'])
  expect(explanationsOf(IKHLAS - 1, 'en')).toEqual([])
})

test.each([
  ['no verse is called "2:287"', { kind: 'commentary', ...ABOUT, verses: { '2:287': 'x' } }],
  ['no verse is called "2:5-3"', { kind: 'commentary', ...ABOUT, verses: { '2:5-3': 'x' } }],
  ['no verse is called "kursi"', { kind: 'commentary', ...ABOUT, verses: { kursi: 'x' } }],
  ['112:1 has 4 words, not 2', { kind: 'words', ...ABOUT, verses: { '112:1': ['Say', 'He'] } }],
  ['"112:1-2" names several verses', { kind: 'words', ...ABOUT, verses: { '112:1-2': ['Say'] } }],
  ['author', { kind: 'commentary', ...ABOUT, author: '', verses: {} }],
  ['source', { kind: 'commentary', ...ABOUT, source: 'javascript:alert(1)', verses: {} }],
  ['kind', { kind: 'song', ...ABOUT, verses: {} }],
])('refuses a file in words: %s', (words, file) => {
  expect(() => readExplanation(file)).toThrow(words)
})

test('a file that is not JSON is named, and nothing is taken over', () => {
  expect(() => openExplanations(folderOf({ 'broken.json': '{' }))).toThrow('broken.json')
  expect(explanationsOf(IKHLAS, 'en')).toEqual([])
})
