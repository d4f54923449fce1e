// The page that says what is counted, held against the tables that count.
import { expect, test } from 'vitest'
import { whatWeCount as ar } from '#app/i18n/messages/ar/what-we-count.ts'
import { whatWeCount as en } from '#app/i18n/messages/en/what-we-count.ts'
import { whatWeCount as fr } from '#app/i18n/messages/fr/what-we-count.ts'
import { whatWeCount as id } from '#app/i18n/messages/id/what-we-count.ts'
import { whatWeCount as tr } from '#app/i18n/messages/tr/what-we-count.ts'
import { whatWeCount as ur } from '#app/i18n/messages/ur/what-we-count.ts'
import { functionTexts, schemaText } from '#tests/fixtures/schema-text.ts'

const said = en.sections.flatMap(({ lines }) => lines).join('\n')

function columnsOf(table: string): string[] {
  const [, rest = ''] = schemaText.split(`create table public.${table} (\n`)
  return Array.from(
    (rest.split(/^\)/m)[0] ?? '').matchAll(/^ {2}"?(?!(?:check|constraint|foreign|primary|unique)\b)(\w+)"? /gm),
    ([, column = '']) => column,
  )
}

/** Each column of what is counted, and the words that tell of it. A number of a row and a mark for samples tell nothing. */
const TOLD: Record<string, Record<string, string>> = {
  page_analytics: {
    ...{ url: 'Its address without anything after', title: 'its title', page_type: 'what kind of page it is' },
    ...{ referrer: 'The page you came from', user_agent: 'What your browser says it is' },
    ...{ timestamp: 'and the time', came_on: 'and the time' },
    ...{
      device_type: 'a phone or a computer',
      visit: 'turned into a code',
      country_code: 'The country of the place you chose',
    },
    ...{ campaign: 'The name of a campaign', counted: 'Bots, our own team, and owners' },
  },
  promo_analytics: {
    ...{ promotion: 'For each one we keep the promotion', event: 'for seeing and for following it' },
    ...{
      path: 'the page and where on it',
      meta: 'your language',
      created_at: 'the time',
      visit: 'that day’s code',
    },
  },
  listing_days: {
    ...{ place_id: 'each visitor once a day', day: 'each visitor once a day', views: 'Views', calls: 'calls' },
    ...{ directions: 'directions', website_clicks: 'clicks to the website' },
  },
  missed_searches: {
    ...{ week: 'the week', country_code: 'the town', city: 'the town', wanted: 'the hours or the work' },
    ...{ category: 'the kind of place', subcategory: 'the kind of place', times: 'from three searches on' },
  },
  shown_searches: {
    ...{ place_id: 'Which searches showed it', week: 'the hour of the week', wanted: 'by kind of search' },
    ...{ category: 'by kind of search', subcategory: 'by kind of search' },
    ...{ times: 'each visitor once a day', ranks: 'its place in them' },
  },
  shown_hours: {
    ...{ place_id: 'Which searches showed it', week: 'the hour of the week' },
    ...{ hour: 'the hour of the week', times: 'each visitor once a day' },
  },
  place_campaign_days: {
    code: 'The codes on its posters and links',
    ...{ day: 'followed in a day', visitors: 'each visitor once, never by whom' },
  },
  newsletter_clicks: { issue_id: 'Links in our newsletter', block: 'each', clicks: 'how often each was followed' },
  affiliate_clicks: { affiliate_id: 'Affiliate links', day: 'in a day', clicks: 'how often each was followed' },
  embed_loads: {
    ...{
      day: 'in a day',
      host: 'on which site',
      widget: 'Our widgets',
      place_id: 'how often each was shown',
      loads: 'how often',
    },
  },
  unanswered_questions: {
    ...{
      question: 'the words',
      question_folded: 'the words',
      language: 'the words',
      times: 'how often they were asked',
    },
    ...{ state: 'could not answer', first_at: 'how often', last_at: 'how often' },
  },
}

test.each(Object.entries(TOLD))('says everything that %s keeps', (table, told) => {
  expect(
    columnsOf(table)
      .filter((column) => column !== 'id' && column !== 'is_sample')
      .toSorted(),
  ).toEqual(Object.keys(told).toSorted())
  for (const words of Object.values(told)) expect(said).toContain(words)
})

test('keeps single records as long as it says, and names the pages where less is kept', () => {
  expect(said).toContain('Single records: 90 days.')
  expect(functionTexts.get('public.forget_old_views')).toContain("'90 days'")
  const sensitive = functionTexts.get('private.is_sensitive_path') ?? ''
  for (const [words, path] of Object.entries({
    ...{ mosques: 'mosque', 'prayer times': 'athan', 'the Quran': 'quran', zakaat: 'zakaat', Gaza: 'community/gaza' },
    ...{
      giving: 'giving-back',
      reports: 'report',
      people: 'people',
      messages: 'messages',
      'your own account': 'account',
    },
  })) {
    expect(en.sections[2]?.lines[0]).toContain(words)
    expect(sensitive).toContain(path)
  }
})

test('says as much in every language', () => {
  const bones = ({ sections }: typeof en) => sections.map(({ lines }) => lines.length)
  for (const words of [ar, ur, fr, tr, id]) expect(bones(words)).toEqual(bones(en))
})
