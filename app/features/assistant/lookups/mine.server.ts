// Answers questions of members about their own things: their orders, saved places, how long their plan runs. They are read
// with the member's own rights and shown to the member alone: no language model gets them, and they are not stored.

import { findBusinessAccount, findMembership } from '#app/core/auth/membership.server.ts'
import { daysRemaining } from '#app/core/auth/membership.ts'
import { formatPrice } from '#app/core/auth/plans.ts'
import { readRow, readRows, readText } from '#app/core/listings/source-row.ts'
import { fold } from '#app/core/places/fold.ts'
import { ask } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import { writeDate } from '#app/i18n/write-date.ts'
import { type Answer, answer } from '../answer.ts'
import { withCards } from '../said.ts'
import type { Lookup, Question } from './question.ts'

/** Somebody who is signed in, and what they may ask. */
export type Member = { id: string; services: Pick<Services, 'db' | 'log'> }

const SHOWN = 3

const ABOUT = {
  orders: /order|commande|siparis|pesan|طلب|آرڈر/u,
  plan: /plan|days|jours|gun|hari|subscription|membership|abonnement|formule|abonelik|uyelik|langganan|paket|باق|اشتراك|پلان|دن/u,
} as const

const PAGES = { orders: '/account/orders', plan: '/packages', saved: '/saved' } as const
type About = keyof typeof PAGES

function aboutOf(message: string): About {
  const typed = fold(message)
  if (ABOUT.orders.test(typed)) return 'orders'
  return ABOUT.plan.test(typed) ? 'plan' : 'saved'
}

async function ordersOf({ id, services }: Member, { t, locale }: Question): Promise<Answer> {
  const { own, order } = t.merchstore
  const rows = await ask(
    services,
    services
      .db()
      .from('store_orders')
      .select('reference, status, total_cents, currency, created_at')
      .eq('user_id', id)
      .order('created_at', { ascending: false })
      .limit(SHOWN),
  )
  const states: Readonly<Record<string, string>> = order.states
  const cards = rows.map(({ reference, status, total_cents: cents, currency, created_at: made }) => ({
    title: reference,
    lines: [
      `${states[status] ?? status} · ${writeDate(locale, made.slice(0, 10))} · ${formatPrice(locale, cents, currency)}`,
    ],
    to: PAGES.orders,
  }))
  if (cards.length === 0) return answer(own.none, { cards: [{ title: own.toStore, lines: [], to: '/merchstore' }] })
  return answer(withCards(locale, `${own.title}.`, cards), { cards })
}

async function savedOf({ services }: Member, { t, locale, cards: context }: Question): Promise<Answer> {
  const { title } = t.business.savedPage
  const row = readRow(await ask(services, services.db().rpc('saved_page')))
  const cards = [
    ...readRows(row?.businesses).map((saved) => ({ saved, kind: 'business' })),
    ...readRows(row?.mosques).map((saved) => ({ saved, kind: 'mosque' })),
  ].flatMap(({ saved, kind }) => {
    const [id, slug, name, city] = [saved.id, saved.slug, saved.name, saved.city].map(readText)
    if (!id || !name) return []
    const where = city ? [context.cityName(city, readText(saved.country_code) ?? '')] : []
    return [{ title: name, lines: where, to: `/${kind}/${encodeURIComponent(slug ?? id)}`, placeId: id }]
  })
  const all = `[${t.understanding.answers.seeAll}](${PAGES.saved})`
  if (cards.length === 0) return answer(`${t.understanding.answers.noneSaved} ${all}`)
  return answer(`${withCards(locale, `${title}.`, cards)} ${all}`, { cards: cards.slice(0, SHOWN) })
}

async function planOf({ id, services }: Member, { t, locale, now }: Question): Promise<Answer> {
  const { answers: words } = t.understanding
  const cards = [{ title: words.plansTitle, lines: [], to: PAGES.plan }]
  const account = await findBusinessAccount(services, id)
  const membership = account && (await findMembership(services, account.id))
  if (!membership) return answer(words.noPlan, { cards })
  const name = t.auth.dashboard.owner.planNames[membership.plan_type]
  const days = daysRemaining(membership.end_date, now)
  return answer(words.planRuns(name, writeDate(locale, membership.end_date.slice(0, 10)), days), { cards })
}

const FIND = { orders: ordersOf, saved: savedOf, plan: planOf } as const

export const mine: Lookup = {
  kinds: ['mine'],
  async find(question) {
    const { t, message, member } = question
    const about = aboutOf(message)
    const who = await member?.()
    if (who) return FIND[about](who, question)
    return answer(t.understanding.answers.signInFirst, {
      cards: [{ title: t.frame.account.login, lines: [], to: `/login?next=${PAGES[about]}` }],
    })
  },
}
