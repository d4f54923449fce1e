// `npm run messages -- export fr [FILE]` and `import FILE`: the site's words for translators and back
// (docs/how-to/translate.md).
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { isLocale, locales } from '#app/i18n/locales.ts'
import { type Catalogue, readXliff, TranslationRefused, writeXliff } from './messages/xliff.ts'

/** Where words lie, by language. */
const CATALOGUES = [
  'app/i18n/messages/{}/*.ts',
  'app/i18n/{mail,pages,embed}/{}.server.ts',
  'app/core/categories/names.{}.ts',
]

const inEnglish = (file: string, language: string) => file.replace(new RegExp(`(?<=[/.])${language}(?=[/.])`), 'en')

const filesOf = (language: string) =>
  CATALOGUES.flatMap((pattern) => globSync(pattern.replace('{}', language)).toSorted()).filter(
    (file) => !file.endsWith('.test.ts') && existsSync(inEnglish(file, language)),
  )

const readCatalogue = (file: string, language: string): Catalogue => ({
  file,
  source: readFileSync(file, 'utf8'),
  english: readFileSync(inEnglish(file, language), 'utf8'),
})

const isTranslated = (language: string | undefined) => language !== undefined && isLocale(language) && language !== 'en'

function exportWords(language: string, path = `${language}.xlf`) {
  const catalogues = filesOf(language).map((file) => readCatalogue(file, language))
  writeFileSync(path, writeXliff(language, catalogues))
  console.log(`written ${path}: ${catalogues.length} catalogues`)
}

function importWords(path: string) {
  const { language, files } = readXliff(readFileSync(path, 'utf8'), (file, language) =>
    isTranslated(language) && filesOf(language).includes(file) ? readCatalogue(file, language) : null,
  )
  const changed = files.filter(({ changed }) => changed > 0)
  for (const { file, source } of changed) writeFileSync(file, source)
  const words = changed.reduce((sum, { changed }) => sum + changed, 0)
  console.log(`${language}: ${words} sentences changed in ${changed.length} catalogues`)
  if (changed.length > 0) console.log('Now: npm run format, npm run check.')
}

const [command, first, second] = process.argv.slice(2)
try {
  if (command === 'export' && first && isTranslated(first)) exportWords(first, second)
  else if (command === 'import' && first && existsSync(first)) importWords(first)
  else {
    const others = locales.filter((locale) => locale !== 'en').join('|')
    console.error(`Usage: npm run messages -- export ${others} [FILE]\n       npm run messages -- import FILE`)
    process.exitCode = 2
  }
} catch (error) {
  if (!(error instanceof TranslationRefused)) throw error
  console.error(`${error.message}\nNothing was changed.`)
  process.exitCode = 1
}
