// Names the services that owners wrote in English in the visitor's language, where a common one has a word. A service that
// stands among the facts already is left out.
import type { Messages } from '#app/i18n/catalogue.ts'
import { factNames } from '#app/i18n/messages/en/fact-names.ts'
import { serviceNames } from '#app/i18n/messages/en/service-names.ts'
import { entriesOf } from '#app/lib/records.ts'
import type { FactData } from './facts-section.tsx'

const key = (text: string) => text.trim().toLowerCase()

const ENGLISH = new Map(entriesOf(serviceNames).map(([id, name]) => [key(name), id]))

const hasName = (fact: string): fact is keyof typeof factNames => fact in factNames

export function nameServices(
  services: readonly string[],
  facts: { stated: readonly FactData[] },
  t: Messages,
): string[] {
  const stated = facts.stated.filter(({ value }) => value)
  const told = new Set(
    stated.flatMap(({ fact }) => [t.business.facts[fact], ...(hasName(fact) ? [factNames[fact]] : [])]).map(key),
  )
  const named = services
    .filter((service) => !told.has(key(service)))
    .map((service) => {
      const id = ENGLISH.get(key(service))
      return id ? t.business.serviceNames[id] : service
    })
  return [...new Set(named)].filter((service) => !told.has(key(service)))
}
