// The pages about the site say the same in every language, and the privacy policy promises what the database does.
import { expect, test } from 'vitest'
import { type Locale, locales } from '#app/i18n/locales.ts'
import { functionTexts } from '#tests/fixtures/schema-text.ts'
import { ar } from './ar.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { id } from './id.ts'
import { sitePages } from './shape.ts'
import { tr } from './tr.ts'
import { ur } from './ur.ts'

const translations = { ar, ur, fr, tr, id }

/** What a text must have in common with its translations: chapters, points, links and figures. */
const bones = (text: string) => ({
  chapters: text.match(/^## /gm)?.length,
  points: text.match(/^- /gm)?.length,
  links: text.match(/\]\(\/[^)]+\)/g)?.toSorted(),
  days: text.match(/\b(?:7|14|15|30|60|90|100|180)\b/g)?.toSorted(),
})

test.each(sitePages)('%s has the same chapters, points, links and figures in six languages', (page) => {
  for (const [language, pages] of Object.entries(translations))
    expect({ language, ...bones(pages[page].text) }).toEqual({ language, ...bones(en[page].text) })
})

/** The words of the policy, the function that keeps them, and what stands in it. */
const PROMISES = [
  ['Single views are deleted after 90 days', 'public.forget_old_views', "'90 days'"],
  ['networks you signed in from, for 90 days', 'public.clear_sign_in_leftovers', "'90 days'"],
  ['Codes we sent you, as hashes, for 7 days', 'public.clear_sign_in_leftovers', "'7 days'"],
  ['deleted 90 days after the decision', 'public.claim_documents_to_purge', "'90 days'"],
  ['An unfinished listing: you; deleted after 60 days', 'public.save_listing_draft', "'60 days'"],
  ['A photo we declined: deleted after 30 days', 'public.photo_files_to_remove', "'30 days'"],
  ['deleted a year after it came', 'public.forget_old_mail', "'1 year'"],
  ['deleted 90 days after its last message', 'public.forget_old_chats', "'90 days'"],
  ['Deleted after 180 days, or at once', 'public.forget_old_applications', "'180 days'"],
  ['Its log is deleted after 180 days', 'public.lay_automation_runs', "'180 days'"],
  ['never paid is deleted after 90 days', 'public.release_orders', "'90 days'"],
  ['nobody confirmed is deleted after 30 days', 'public.forget_old_mail', "'30 days'"],
  ['Copies of the emails we sent you: 90 days', 'public.forget_old_mail', "'90 days'"],
  ['erases it after seven days', 'public.ask_to_leave', "'7 days'"],
] as const

test.each(PROMISES)('“%s” is what the database does', (words, keeper, span) => {
  expect(en['privacy-policy'].text).toContain(words)
  expect(functionTexts.get(keeper)).toContain(span)
})

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
  const named = { en, ...translations }[locale]['terms-of-service'].text
    .split('\n')
    .filter((line) => line.includes('{operator}'))
  expect(named.length).toBeGreaterThan(0)
  for (const line of named) expect(line).not.toMatch(RUNS[locale])
})
