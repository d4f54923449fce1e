// One spelling for each word of the faith, in the texts of the site, its mails and its widgets (docs/voice.md).
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Locale } from './locales.ts'

/** What is written otherwise elsewhere in the same language. */
const REFUSED: Record<Locale, RegExp> = {
  en: /\b(azan|ezan|iqama|jamaat|Jumu‘ah|Jummah|zakat|zakah|Qur’an|Ramadhan|sehri|tarawih|wudhu|inshallah|JazakAllahu)\b/i,
  ar: /آذان|صلوة|باق[ةات]|'الأعمال'/,
  ur: /^[^“”]*”|محلّہ|خیراً|خیرًا|سورہ |زکات|زکوۃ/,
  fr: /\bathan\b|zakât|JazakAllah|Jumu’ah|\biqamah\b|\bkhutbah\b|\bsuhoor\b|Dhohr|\bIcha\b|\bemails?\b|newsletter/i,
  tr: /JazakAllah|\bKuran\b|\bikamet\b|zekat |\bbu mektu|\bsüz(?!gün)/i,
  id: /khairan|JazakAllah|\bikamah|Maghrib|Al-Quran\b|\bshalat\b|\bsholat\b|wudhu|[Ss]aringan/,
}

const HERE = import.meta.dirname

const sourcesOf = (locale: Locale) => [
  ...readdirSync(join(HERE, 'messages', locale)).map((file) => join('messages', locale, file)),
  ...['mail', 'embed', 'pages'].map((folder) => join(folder, `${locale}.server.ts`)),
]

/** Names of entries and addresses are in English whatever the language. */
const isText = (line: string) => /['`]/.test(line) && !/^(import|\} satisfies)\b/.test(line)
const textOf = (line: string) =>
  line
    .replace(/(^|[{,]) *'?[\w-]+'?:/g, '$1')
    .replace(/\/[a-z/-]+/g, '')
    .replace(/\$\{[^}]*\}|\([^)]*\) =>/g, '')

test.each(Object.keys(REFUSED) as Locale[])('%s says each word in one way', (locale) => {
  const found = sourcesOf(locale).flatMap((file) =>
    readFileSync(join(HERE, file), 'utf8')
      .split('\n')
      .filter((line) => isText(line) && REFUSED[locale].test(textOf(line)))
      .map((line) => `${file}: ${line.trim()}`),
  )
  expect(found).toEqual([])
})

/** What stands between quotes on a line, without what is put in. */
const quoted = (line: string) =>
  [...line.replace(/\$\{[^{}]*\}/g, 'x').matchAll(/'([^']*)'|`([^`]*)`/g)].map(([, plain, made]) =>
    (plain ?? made ?? '').replace(/\$\{.*/, ''),
  )

test('French marks never begin a line: the space before them does not break', () => {
  const found = sourcesOf('fr').flatMap((file) =>
    readFileSync(join(HERE, file), 'utf8')
      .split('\n')
      .flatMap(quoted)
      .filter((text) => /\S [:;?!»]|« /.test(text))
      .map((text) => `${file}: ${text}`),
  )
  expect(found).toEqual([])
})

test('Arabic sentences write their numbers in the digits the site counts in', () => {
  const found = sourcesOf('ar').flatMap((file) =>
    readFileSync(join(HERE, file), 'utf8')
      .split('\n')
      .filter((line) => /[ء-ي] \d+ [ء-ي]/.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  )
  expect(found).toEqual([])
})
