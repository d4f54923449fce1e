import { expect, test } from 'vitest'
import { type Locale, locales } from '#app/i18n/locales.ts'
import { ar } from './ar.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { id } from './id.ts'
import { tr } from './tr.ts'
import { ur } from './ur.ts'

const pages = { en, ar, ur, fr, tr, id }

/** How each language says who runs a site. */
const RUNS: Record<Locale, RegExp> = {
  en: /who runs? this site/,
  ar: /(?:مشغّل|القائم\S* على) هذا الموقع/,
  ur: /اس سائٹ (?:کو چلانے والے|کے منتظمین)/,
  fr: /qui exploite ce site/,
  tr: /bu siteyi işleten/,
  id: /pengelola situs ini/,
}

test.each(locales)('the terms name who they are with once, also where no operator is set: %s', async (locale) => {
  const { help } = (await import(`#app/i18n/messages/${locale}.ts`)).default as {
    help: { site: { noOperator: string } }
  }
  expect(help.site.noOperator).toMatch(RUNS[locale])
  const named = pages[locale]['terms-of-service'].text.split('\n').filter((line) => line.includes('{operator}'))
  expect(named.length).toBeGreaterThan(0)
  for (const line of named) expect(line).not.toMatch(RUNS[locale])
})
