// Look-ups about the site itself: its plans, its greeting, and the way to a person.
import { readPrices } from '#app/core/auth/plans.server.ts'
import { formatPrice } from '#app/core/auth/plans.ts'
import { fold } from '#app/core/places/fold.ts'
import { answer } from '../answer.ts'
import { withParts } from '../said.ts'
import type { Lookup } from './question.ts'

const PLANS = ['basic', 'premium', 'enterprise'] as const
type Plan = (typeof PLANS)[number]
/** Besides their names in the language of the answer. */
const CALLED: Readonly<Record<Plan, readonly string[]>> = {
  basic: ['barakah', 'baraka', 'بركة', 'برکہ'],
  premium: ['rizq', 'rizk', 'risq', 'رزق'],
  enterprise: ['falah', 'falaah', 'فلاح'],
}

export const plan: Lookup = {
  kinds: ['plan'],
  async find({ message, services, locale, t }) {
    const names = t.auth.dashboard.owner.planNames
    const words = t.understanding.answers
    const prices = await readPrices(services)
    const price = (id: Plan, cycle: 'monthly' | 'annual') => formatPrice(locale, prices[id][cycle], prices[id].currency)
    const lines = PLANS.map((id) => `${names[id]}: ${words.perMonth(price(id, 'monthly'))}`)
    const cards = [{ title: words.plansTitle, lines, to: '/packages' }]
    const typed = fold(message)
    const meant = PLANS.filter((id) => [names[id], ...CALLED[id]].some((name) => typed.includes(fold(name))))
    const [only] = meant
    const [basics = '', compare = ''] = words.plans
    if (!only || meant.length > 1) return answer(`${withParts(locale, basics, lines)} ${compare}`, { cards })
    const said =
      prices[only].monthly === 0
        ? words.planFree(names[only])
        : words.planCosts(names[only], price(only, 'monthly'), price(only, 'annual'))
    return answer(`${said} ${compare}`, { cards })
  },
}

export const greeting: Lookup = {
  kinds: ['greeting'],
  find: ({ t }) => answer(t.assistant.greeting, { chips: [...t.assistant.suggestions] }),
}

/** Who or what it is that answers. */
export const itself: Lookup = {
  kinds: ['assistant'],
  find: ({ t }) => answer(t.understanding.answers.itself, { chips: [...t.assistant.suggestions] }),
}

export const person: Lookup = {
  kinds: ['person'],
  find: ({ t }) => answer(t.understanding.answers.person, { isSure: false }),
}
