// The feast in widgets and in the assistant's answers: its prayer comes next on its morning, and the day is named from the
// evening before.
import { expect, test, vi } from 'vitest'
import { answerQuestion } from '#app/features/assistant/answer-question.server.ts'
import { indexTopics } from '#app/features/assistant/rules.ts'
import texts from '#app/i18n/embed/en.server.ts'
import en from '#app/i18n/messages/en.ts'
import { mosqueWidget } from './mosque.ts'
import { prayerTimesWidget } from './prayer-times.ts'
import type { Widget, WidgetKind } from './widget.ts'

const EID = { kind: 'eid_fitr', from_date: '2027-03-09', said_as: 'mosque', said_at: '2027-02-01T10:00:00Z' }
const MOSQUE = {
  id: 'm',
  slug: 'm',
  name: 'Masjid',
  city: 'London',
  country_code: 'GB',
  latitude: 51.54,
  longitude: 0,
  occasions: [
    { ...EID, id: '1', at_time: '08:00' },
    { ...EID, id: '2', at_time: '09:30' },
  ],
}
const page = vi.fn(async (name: string) =>
  name === 'mosque_times'
    ? MOSQUE
    : name === 'occasions_near'
      ? [
          {
            ...EID,
            id: '1',
            at_time: '08:00',
            mosque_id: 'm',
            slug: 'm',
            name: 'Masjid',
            city: 'London',
            country_code: 'GB',
            latitude: 51.54,
            longitude: 0,
            distance: 1.2,
          },
        ]
      : [],
)
const services = { page, log: vi.fn(), db: vi.fn(), tasks: { readBadge: vi.fn() } }

async function load(kind: WidgetKind, now: string): Promise<Widget> {
  const answer = await kind.load({
    id: 'm',
    parameters: new URLSearchParams({ lat: '51.54', lng: '0' }),
    locale: 'en',
    t: en,
    texts,
    size: 'regular',
    now: new Date(now),
    services,
    linkTo: (path: string) => path,
  } as never)
  if (!answer.ok) throw new Error('refused')
  return answer.widget
}

const KINDS = [
  ['a place', prayerTimesWidget, [], en.prayer.feast.afterSunrise],
  ['a mosque', mosqueWidget, ['08:00', '09:30'], '08:00 · 09:30'],
] as const

test.each(KINDS)('the widget of %s waits for the Eid prayer on the morning', async (_of, kind, prayers, written) => {
  const { body, json } = await load(kind, '2027-03-09T07:00:00Z')
  expect(json.feast).toEqual({ name: 'fitr', date: '2027-03-09', isNext: true, prayers })
  expect(body.text).toContain(`<b>${en.prayer.feast.prayer}</b><span>${written}</span>`)
  // No ordinary prayer is marked or counted down to.
  expect(body.text).not.toMatch(/aria-current|data-at/)
})

test.each(KINDS)('the widget of %s names the day from maghrib of the eve', async (_of, kind) => {
  const { body, json } = await load(kind, '2027-03-08T19:00:00Z')
  expect(json.feast).toMatchObject({ isNext: false })
  expect(body.text).toContain('Eid al-Fitr is on 9 March 2027.')
  expect(body.text).toContain('data-at')
  for (const other of ['2027-03-08T12:00:00Z', '2027-03-09T13:00:00Z', '2027-03-10T07:00:00Z'])
    expect((await load(kind, other)).json.feast, other).toBeNull()
})

const ask = (message: string, now = '2027-03-01T12:00:00Z') =>
  answerQuestion({
    message,
    history: [],
    locale: 'en',
    t: en,
    place: { lat: 51.51, lng: -0.13, city: 'London', state: '', country: 'United Kingdom', countryCode: 'GB' },
    choice: null,
    services: services as never,
    topics: indexTopics([]),
    now: new Date(now),
  })

test('"when is Eid" is the feast that comes first', async () => {
  expect((await ask('When is Eid?')).response).toContain('Eid al-Fitr is expected on 9 March 2027')
  expect((await ask('When is Eid?', '2027-04-01T12:00:00Z')).response).toContain('Eid al-Adha is expected on')
})

test('an Eid prayer nearby is told with its time, its mosque, and whose word it is', async () => {
  const { response, cards } = await ask('Eid prayer near me')
  expect(response).toContain('Eid al-Fitr is expected on 9 March 2027')
  expect(cards[0]).toMatchObject({ title: 'Masjid', to: '/mosque/m' })
  expect(response).toContain('08:00')
  expect(response).toContain(en.mosques.today.marks.mosque)
  expect(page).toHaveBeenCalledWith('occasions_near', expect.objectContaining({ kinds: ['eid_fitr', 'eid_adha'] }))
})

test.each([
  ['Taraweeh near me', ['taraweeh']],
  ['qiyam in London', ['qiyam']],
  ['i’tikaf in London', ['itikaf']],
  ['How much is fitrana?', ['fitrana']],
  ['zakat al fitr in London', ['fitrana']],
])('%s asks for %s', async (message, kinds) => {
  page.mockClear()
  await ask(message)
  expect(page).toHaveBeenCalledWith('occasions_near', expect.objectContaining({ kinds }))
})
