// The fields sections bring of their own, each filled with texts that try to be more than text: their pages gain no element
// and no attribute by it, and what search engines are told stays one script of data.
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub, Meta, type MetaDescriptor } from 'react-router'
import { expect, test } from 'vitest'
import type { Whole } from '#app/core/contributions/contribution.ts'
import { safeAddress } from '#app/core/contributions/markdown.ts'
import type { EducationDetails, EducationWhole } from '#app/features/education/education.ts'
import { EducationCard } from '#app/features/education/education-card.tsx'
import { EducationHead, ReviewPanel, Series, Sources } from '#app/features/education/education-view.tsx'
import { educationJsonLd } from '#app/features/education/json-ld.ts'
import type { CampaignDetails, CampaignWhole } from '#app/features/giving/campaign.ts'
import { CampaignCard } from '#app/features/giving/campaign-card.tsx'
import { CampaignHead, News, Shifts, ZakatStatement } from '#app/features/giving/campaign-view.tsx'
import { CardAccount } from '#app/features/giving/card-account.tsx'
import { CardGift } from '#app/features/giving/card-gift.tsx'
import { campaignJsonLd } from '#app/features/giving/json-ld.ts'
import { IdeaForms, IdeaStanding } from '#app/features/ideas/idea-facts.tsx'
import type { IdeaFacts } from '#app/features/ideas/queries.server.ts'
import { InboxPage } from '#app/features/notifications/inbox-page.tsx'
import { KINDS } from '#app/features/notifications/rules.ts'
import { PersonPage } from '#app/features/people/person-page.tsx'
import { recipeJsonLd } from '#app/features/recipes/json-ld.ts'
import { MadeSection } from '#app/features/recipes/made-section.tsx'
import type { RecipeDetails, RecipeWhole } from '#app/features/recipes/recipe.ts'
import { RecipeBody, RecipeHead } from '#app/features/recipes/recipe-view.tsx'
import { FeedbackAnswer } from '#app/features/reviews/feedback-answer.tsx'
import { I18nContext } from '#app/i18n/catalogue.ts'
import en from '#app/i18n/messages/en.ts'
import { elementsOf } from '#tests/fixtures/elements-of.ts'
import { injections } from '#tests/fixtures/injections.ts'

const ID = '00000000-0000-4000-8000-000000000001'
const AT = '2026-11-01T10:00:00Z'
const told = { siteUrl: 'https://www.mahalla.example', locale: 'en', t: en } as const
/** Where an address is typed, the forms and the database take only one of the web (schema tests of each section). */
const LINK = 'https://give.example/now'

function wholeOf<Facts>(section: string, text: string, facts: Facts): Whole<Facts> {
  const author = { handle: 'amina', name: text, trust: 1, is_staff: false, photo: null }
  return {
    ...{ id: ID, section, slug: 'a-slug', title: text, excerpt: text, body: text, language: 'en', author, facts },
    ...{ is_anonymous: false, city: text, country_code: 'GB', category: null, tags: [text], state: 'published' },
    ...{ is_pinned: false, is_locked: false, is_solved: false, is_sample: false, is_mine: false, is_folded: false },
    ...{ replies_count: 0, reactions_count: 0, last_activity_at: AT, published_at: AT, edited_at: null, unread: null },
    ...{
      has_reacted: false,
      group: null,
      last_number: 0,
      circle: null,
      solved: null,
      marks: null,
      decision: null,
      versions: [],
      quiet: [],
    },
    ...{ limits: null, poll: null, photos: [], related: [], handles: [] },
    ...{ may: { edit: false, tend: true, solve: false, reply: true }, replies: [], waiting: [] },
  } as Whole<Facts>
}

const author = (text: string) => ({ handle: 'amina', name: text, trust: 1, is_staff: false, photo: null })

function partsOf(text: string): { page: ReactNode; data: (object | undefined)[] } {
  const lesson = (kind: 'article' | 'class'): EducationWhole =>
    wholeOf('education', text, {
      ...{ kind, level: 'everyone', minutes: 3, series: text, part: 1, reviewer: author(text), reviewed_at: AT },
      ...{ attendance: kind === 'class' ? 'both' : null, schedule: text, teacher: text, link: LINK },
      mosque: { id: ID, name: text, slug: 'a-mosque' },
    })
  const details: EducationDetails = {
    ...{ text, sources: [text, text], version: 'x', asked: author(text), may_review: true },
    series: [
      { slug: 'one', title: text, part: 1 },
      { slug: 'a-slug', title: text, part: 2 },
    ],
  }
  const photo = { id: ID, width: 800, height: 600 }
  const campaign: CampaignWhole = wholeOf('giving-back', text, {
    ...{ stage: 'running', organiser: { kind: 'group', name: text, website: LINK }, beneficiary: text, goal: 100 },
    ...{ currency: 'GBP', promised: 10, received: 5, pledges: 1, starts_on: '2026-11-01', ends_on: '2026-12-01' },
    ...{ give_url: LINK, is_zakat: true, zakat_statement: text, zakat_by: text, is_open: true, is_overdue: true },
    ...{ owes_since: '2026-01-01', reported_at: null, photo, gifts: 1, given: 5, goes_to: text },
    account: { name: text, is_ready: true, state: 'review' },
  })
  const entry = { amount: 5, happened_on: '2026-11-01', state: 'published', document: '/paper', at: AT } as const
  const running: CampaignDetails = {
    ...{ story: text, may_run: true, organiser: null, spent: 5, mine: null, pledges: null },
    entries: [{ id: ID, kind: 'spend', body: text, ...entry }],
    duas: [{ id: ID, body: text, name: text, is_private: true, state: 'published', is_mine: false }],
    shifts: [
      {
        ...{
          id: ID,
          body: text,
          starts_at: AT,
          ends_at: '2026-11-01T12:00:00Z',
          time_zone: 'Europe/London',
          capacity: 5,
        },
        ...{ taken: 1, is_cancelled: false, moved_from: null, is_mine: false, state: 'published', people: [text] },
      },
    ],
  }
  const recipe: RecipeWhole = wholeOf('recipes', text, {
    ...{ servings: 4, prep_minutes: 5, cook_minutes: 5, minutes: 10, occasions: ['iftar'], allergens: ['milk'] },
    ...{ makes: 1, rating: 5, photo },
  })
  const dish: RecipeDetails = {
    introduction: text,
    source: { name: text, url: LINK },
    ingredients: [{ heading: text }, { name: text, amount: 2, unit: 'g' }, { name: `gelatine ${text}` }],
    steps: [{ text, seconds: 60 }],
    photos: [
      { ...photo, caption: text, status: 'published', is_author: true, is_mine: false, credit: null, step: 1 },
      {
        ...photo,
        id: 'b',
        caption: text,
        status: 'published',
        is_author: false,
        is_mine: false,
        credit: text,
        step: null,
      },
    ],
    made: [{ author: author(text), rating: 5, at: AT, is_sample: false }],
    ...{ mine: null, real_makes: 1, real_rating: 5 },
  }
  const idea = wholeOf<IdeaFacts>('ideas', text, {
    ...{ status: 'planned', reason: text, decided_at: AT },
    offers: [{ name: text, slug: 'a-business', city: text, words: text }],
  })
  const person = {
    ...{ ...author(text), bio: text, speaks: ['en'], city: text, country_code: 'GB', joined: AT, is_sample: false },
    ...{ is_me: false, block: null, shows_contributions: true, published: 1, items: [idea], next: null, way: null },
  }
  const inbox = {
    items: KINDS.map((kind) => ({
      ...{ id: kind, kind, number: 2, actor: author(text), is_read: false, updated_at: AT, section: null },
      ...{ title: text, path: '/community/forum/a-topic', reply_number: null, facts: {} },
    })),
    ...{ unread: 1, next: null },
    settings: Object.fromEntries(KINDS.map((kind) => [kind, { in_site: true, mail: 'off' }])) as never,
  }
  const action = '/community/x'
  return {
    page: (
      <>
        {(['article', 'class'] as const).map((kind) => (
          <div key={kind}>
            <EducationCard entry={lesson(kind)} />
            <EducationHead facts={lesson(kind).facts} />
          </div>
        ))}
        <Sources whole={lesson('article')} details={details} />
        <Series whole={lesson('article')} details={details} />
        <ReviewPanel whole={lesson('article')} details={details} action={action} state={undefined} />
        <CampaignCard campaign={campaign} />
        <CampaignHead whole={campaign}>
          <CardGift whole={campaign} action={action} isSignedIn state={undefined} given={null} />
          <CardAccount account={campaign.facts.account} action={action} />
        </CampaignHead>
        <ZakatStatement whole={campaign} />
        <News whole={campaign} details={running} />
        <Shifts whole={campaign} details={running} action={action} isSignedIn state={undefined} />
        <RecipeHead whole={recipe} details={dish} table={{ servings: 4, system: null }} />
        <RecipeBody whole={recipe} details={dish} table={{ servings: 4, system: 'us' }} />
        <MadeSection whole={recipe} details={dish} action={action} isSignedIn now={AT} state={undefined} />
        <IdeaStanding whole={idea} />
        <IdeaForms whole={idea} action={action} businesses={[{ id: ID, name: text }]} state={undefined} />
        <FeedbackAnswer answer={{ author: author(text), text, language: 'en' }} />
        <PersonPage person={person as never} path={action} isSignedIn now={AT} said={null} wrong={undefined} />
        <InboxPage inbox={inbox} now={AT} isSaved={false} wrong={undefined} />
      </>
    ),
    data: [
      educationJsonLd(lesson('article'), details, told),
      educationJsonLd(lesson('class'), details, told),
      campaignJsonLd(campaign, running, told),
      recipeJsonLd(recipe, dish, told),
    ],
  }
}

function render(part: ReactNode, meta: MetaDescriptor[] = []): string {
  const Stub = createRoutesStub([{ path: '/', Component: () => part, meta: () => meta }])
  return renderToStaticMarkup(
    <I18nContext value={{ locale: 'en', t: en }}>
      <Stub />
    </I18nContext>,
  )
}

const plain = elementsOf(render(partsOf('Plain words, twenty of them or so.').page))
const ELEMENTS = new Set([
  ...plain.map(({ name }) => name),
  ...'blockquote br code em h3 h4 h5 hr pre strong'.split(' '),
])
const ATTRIBUTES = new Set([...plain.flatMap(({ attributes }) => attributes.map(([key]) => key)), 'rel', 'target'])

test('there is something to look at', () => {
  expect(plain.length).toBeGreaterThan(200)
  expect(partsOf('Words').data.every((one) => one !== undefined)).toBe(true)
})

/** Some at a time: what breaks out does so whatever stands beside it, and a page of all sections takes its time. */
const AT_ONCE = 20
const batches = Array.from({ length: Math.ceil(injections.length / AT_ONCE) }, (_, n) =>
  injections.slice(n * AT_ONCE, (n + 1) * AT_ONCE),
)

test.each(batches.map((batch, n) => ({ n, text: batch.join('\n') })))('texts of batch $n stay text', ({ text }) => {
  const { page, data } = partsOf(text)
  for (const { name, attributes } of elementsOf(render(page))) {
    expect(ELEMENTS).toContain(name)
    for (const [key, value] of attributes) {
      expect(ATTRIBUTES).toContain(key)
      if (key === 'href' && !value.startsWith('#'))
        expect(safeAddress(value.replaceAll('&amp;', '&')), value).not.toBeNull()
    }
  }
  for (const one of data.filter((told) => told !== undefined)) {
    const head = render(<Meta />, [{ 'script:ld+json': one } as MetaDescriptor])
    const [, script = ''] = /^<script type="application\/ld\+json"[^>]*>(.*)<\/script>$/s.exec(head) ?? []
    expect(script).not.toMatch(/[<>]/)
    expect(JSON.parse(script)).toEqual(JSON.parse(JSON.stringify(one)))
  }
})
