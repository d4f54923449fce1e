// Words with several blanks take them in the same order in every language: types do not tell two texts apart.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { locales } from './locales.ts'

const folder = (locale: string) => `app/i18n/messages/${locale}`
/** Beside them lie helpers that some languages need and others do not. */
const areasOf = (locale: string) => readdirSync(folder('en')).filter((file) => existsSync(`${folder(locale)}/${file}`))

/** `progress: (n: string, all: string) =>` → `progress`, `['n', 'all']`. */
const readBlanks = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/(\w+): \(([^()]*)\) =>/g)].map(([, key = '', blanks = '']) => ({
    key,
    names: blanks.split(',').map((blank) => blank.replace(/:.*/, '').trim()),
  }))

test.each(locales.filter((locale) => locale !== 'en'))('%s', (locale) => {
  const swapped = areasOf(locale).flatMap((file) => {
    const english = readBlanks(`${folder('en')}/${file}`)
    return readBlanks(`${folder(locale)}/${file}`).filter(({ key, names }) => {
      const same = english.filter(
        (each) => each.key === key && [...each.names].sort().join() === [...names].sort().join(),
      )
      return same.length > 0 && same.every((each) => each.names.join() !== names.join())
    })
  })
  expect(swapped).toEqual([])
})
