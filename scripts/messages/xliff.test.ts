import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { changeWords, findWords } from './words-in-code.ts'
import { readXliff, TranslationRefused, writeXliff } from './xliff.ts'

const english = `import { plural } from '../plural.ts'
const count = plural('en')
export const groups = {
  title: 'Groups & circles',
  join: (name: string) => \`Join \${name}\`,
  members: (n: number) => count(n, { one: '# member', other: '# members' }),
  who: (kind: string, name: string) => (kind === 'host' ? \`\${name} hosts\` : 'a member'),
}
`
const french = `import { plural } from '../plural.ts'
const count = plural('fr')
export const groups = {
  title: 'Groupes et cercles',
  join: (name: string) => \`Rejoindre \${name}\`,
  members: (n: number) => count(n, { one: '# membre', many: '# de membres', other: '# membres' }),
  who: (kind: string, name: string) => (kind === 'host' ? \`\${name} anime\` : 'membre'),
}
`
const catalogue = { file: 'fr/groups.ts', source: french, english }
const written = writeXliff('fr', [catalogue])
const imported = (xml: string) => readXliff(xml, (file) => (file === catalogue.file ? catalogue : null)).files[0]

test('each sentence stands beside its English; a form English lacks beside its "other"', () => {
  expect(written).toContain('<source>Groups &amp; circles</source>\n        <target>Groupes et cercles</target>')
  expect(written).toContain('<source># members</source>\n        <target># de membres</target>')
  expect(written).toContain('<source>Join <ph id="1" disp="{name}"/></source>')
  expect(written).not.toContain('>host<')
})

test('what was not touched comes back byte for byte', () => {
  expect(imported(written)).toEqual({ file: catalogue.file, source: french, changed: 0 })
})

test('what translators wrote stands in the code, with what is filled in where they put it', () => {
  const xml = written
    .replace('Rejoindre <ph id="1" disp="{name}"/>', 'À <ph id="1"/>\u00a0: `bienvenue` $' + '{x}')
    .replace('>membre<', ">un membre de l'équipe<")
    .replace('Groupes et cercles', '<![CDATA[Groupes & <cercles>]]>')
  const changed = imported(xml)
  expect(changed?.changed).toBe(3)
  expect(changed?.source).toContain('join: (name: string) => `À $' + '{name}\\u00a0: \\`bienvenue\\` \\$' + '{x}`,')
  expect(changed?.source).toContain(`: "un membre de l'équipe"),`)
  expect(changed?.source).toContain(`title: 'Groupes & <cercles>',`)
})

test.each([
  [
    'a lost placeholder',
    written.replace('Rejoindre <ph id="1" disp="{name}"/>', 'Rejoindre'),
    'groups.join: the placeholders',
  ],
  ['a placeholder nobody knows', written.replace('anime<', 'anime <ph id="7"/><'), 'groups.who.if: the placeholders'],
  ['nothing', written.replace('>membre<', '> <'), 'groups.who.else: nothing is written'],
  ['words the catalogue no longer has', written.replace('name="groups.title"', 'name="groups.old"'), 'no such words'],
  ['another file', written.replace('original="fr/groups.ts"', 'original="../../etc/passwd"'), 'no catalogue of "fr"'],
  ['half a file', written.slice(0, 400), 'This is no XML'],
  ['another format', '<xliff version="1.2"/>', 'This is no XLIFF 2.0'],
])('%s is refused with the place', (_what, xml, said) => {
  expect(() => imported(xml)).toThrow(TranslationRefused)
  expect(() => imported(xml)).toThrow(said)
})

test.each(['ar', 'fr', 'ur', 'tr', 'id'])(
  'every word of the site in %s can be written anew and read again',
  (language) => {
    for (const file of globSync(
      `app/i18n/{messages/${language}/{events,frame,giving,prayer}.ts,mail/${language}.server.ts}`,
    )) {
      const source = readFileSync(file, 'utf8')
      const words = findWords(source)
      const again = findWords(changeWords(source, words))
      const said = (all: typeof words) =>
        all.map(({ path, parts }) => [path, parts.map((part) => (typeof part === 'string' ? part : part.code))])
      expect(words.length).toBeGreaterThan(20)
      expect(said(again)).toEqual(said(words))
    }
  },
)
