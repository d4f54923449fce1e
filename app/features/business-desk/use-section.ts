// State that the parts of the owner's page share: their frame, the typed values, and the errors in them.
import type { PartProps, Typed } from '#app/core/listing-form/choices.ts'
import { errorAt, summaryOf } from '#app/core/request/refused.ts'
import { useT } from '#app/i18n/catalogue.ts'
import type { SectionAnswer } from './edit-profile.server.ts'
import type { OwnListing } from './queries.server.ts'
import { deskErrors } from './rules.ts'
import type { Section } from './schema.ts'

export type SectionProps = {
  listing: OwnListing
  /** Of whichever part was refused. */
  answer: SectionAnswer | null
  saved: Section | null
}

export function useSection(section: Section, { listing, answer, saved }: SectionProps, present: Typed = {}) {
  const t = useT()
  const words = deskErrors(t)
  const refused = answer?.section === section ? answer : null
  const part: Required<PartProps> = {
    typed: refused?.values ?? present,
    errorAt: (field) => errorAt(words, refused, field),
    prefix: `${section}-`,
  }
  const frame = {
    section,
    businessId: listing.id,
    errors: summaryOf(words, refused, part.prefix),
    isSaved: saved === section,
  }
  return { part, frame, refused }
}
