// What the site itself is: its plans, its sections, its greeting, and the way to a person.
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

/** Parts of the site that have their own pages; a kind that gets look-ups of its own leaves this list. */
const SECTIONS = { event: '/community/events', job: '/jobs', course: '/courses', recipe: '/community/recipes' } as const

export const section: Lookup = {
  kinds: ['event', 'job', 'course', 'recipe'],
  find({ meaning, t }) {
    const { kind } = meaning
    if (!(kind in SECTIONS)) return null
    const name = kind as keyof typeof SECTIONS
    return answer(t.understanding.answers.section, {
      cards: [{ title: t.understanding.answers.sections[name], lines: [], to: SECTIONS[name] }],
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
