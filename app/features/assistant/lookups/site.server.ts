// What the site itself is: its plans, its greeting, and the way to a person.
import { readPrices } from '#app/core/auth/plans.server.ts'
import { formatPrice } from '#app/core/auth/plans.ts'
import { answer } from '../answer.ts'
import type { Lookup } from './question.ts'

const PLANS = ['basic', 'premium', 'enterprise'] as const

export const plan: Lookup = {
  kinds: ['plan'],
  async find({ services, locale, t }) {
    const names = t.auth.dashboard.owner.planNames
    const prices = await readPrices(services)
    const perMonth = (id: (typeof PLANS)[number]) => formatPrice(locale, prices[id].monthly, prices[id].currency)
    const lines = PLANS.map((id) => `${names[id]}: ${t.understanding.answers.perMonth(perMonth(id))}`)
    return answer(t.understanding.answers.plans, {
      cards: [{ title: t.understanding.answers.plansTitle, lines, to: '/packages' }],
    })
  },
}

export const greeting: Lookup = {
  kinds: ['greeting'],
  find: ({ t }) => answer(t.assistant.greeting, { chips: [...t.assistant.suggestions] }),
}

export const person: Lookup = {
  kinds: ['person'],
  find: ({ t }) => answer(t.understanding.answers.person, { isSure: false }),
}
