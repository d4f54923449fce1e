import { ContactFields } from '#app/core/listing-form/contact-fields.tsx'
import { useT } from '#app/i18n/catalogue.ts'
import { EditSection } from './edit-section.tsx'
import { contactValues } from './listing-values.ts'
import { type SectionProps, useSection } from './use-section.ts'

const SHOWN = ['phone', 'whatsapp', 'email', 'website'] as const

export function ContactSection(props: SectionProps) {
  const { fields } = useT().businessDesk
  const { part, frame } = useSection('contact', props, contactValues(props.listing))
  const values = SHOWN.map((field) => ({
    term: fields[field],
    // Numbers and addresses run from left to right in every language.
    detail: props.listing[field] && <span dir="ltr">{props.listing[field]}</span>,
  }))
  return (
    <EditSection {...frame} values={values}>
      <ContactFields {...part} />
    </EditSection>
  )
}
