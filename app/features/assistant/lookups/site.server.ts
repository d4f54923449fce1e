// Look-ups about the site itself: its plans, its greeting, and the way to a person.
import { readPrices } from '#app/core/auth/plans.server.ts'
import { formatPrice, isSold, soldLines } from '#app/core/auth/plans.ts'
import { fold } from '#app/core/places/fold.ts'
import type { Messages } from '#app/i18n/catalogue.ts'
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

/** What a plan gives beyond the one below it. */
function given(id: Plan, t: Messages): string[] {
  const below = PLANS[PLANS.indexOf(id) - 1]
  const own = soldLines.filter((line) => isSold(line, id) && !(below && isSold(line, below)))
  const before = below ? [t.packages.everythingIn(t.auth.dashboard.owner.planNames[below])] : []
  return [...before, ...own.map((line) => t.packages.lines[line])]
}

export const plan: Lookup = {
  kinds: ['plan'],
  async find({ message, services, locale, t }) {
    const names = t.auth.dashboard.owner.planNames
    const words = t.understanding.answers
    const prices = await readPrices(services)
    const price = (id: Plan, cycle: 'monthly' | 'annual') => formatPrice(locale, prices[id][cycle], prices[id].currency)
    const line = (id: Plan) => `${names[id]}: ${words.perMonth(price(id, 'monthly'))}`
    const typed = fold(message)
    const meant = PLANS.filter((id) => [names[id], ...CALLED[id]].some((name) => typed.includes(fold(name))))
    const [basics = '', compare = ''] = words.plans
    if (meant.length === 0) {
      const lines = PLANS.map(line)
      const cards = [{ title: words.plansTitle, lines, to: '/packages' }]
      return answer(`${withParts(locale, basics, lines)} ${compare}`, { cards })
    }
    const said = meant.map((id) =>
      prices[id].monthly === 0
        ? words.planFree(names[id])
        : words.planCosts(names[id], price(id, 'monthly'), price(id, 'annual')),
    )
    const cards = meant.map((id) => ({ title: line(id), lines: given(id, t), to: '/packages' }))
    return answer(`${said.join(' ')} ${compare}`, { cards })
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
