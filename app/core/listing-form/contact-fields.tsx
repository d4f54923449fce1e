// Form fields for the ways to reach a business.
import './listing-form.css'
import { useT } from '#app/i18n/catalogue.ts'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import type { PartProps } from './choices.ts'

export function ContactFields({ typed, errorAt, prefix = '' }: PartProps) {
  const { business: words } = useT().listingForm
  return (
    <>
      <div className="listing-form-pair">
        <Field id={`${prefix}phone`} label={words.phone} hint={words.phoneHint} error={errorAt('phone')}>
          <Input name="phone" type="tel" defaultValue={typed.phone} maxLength={40} autoComplete="tel" />
        </Field>
        <Field id={`${prefix}whatsapp`} label={words.whatsapp} error={errorAt('whatsapp')}>
          <Input name="whatsapp" type="tel" defaultValue={typed.whatsapp} maxLength={40} />
        </Field>
      </div>
      <div className="listing-form-pair">
        <Field id={`${prefix}email`} label={words.email} error={errorAt('email')}>
          <Input name="email" type="email" defaultValue={typed.email} maxLength={320} autoComplete="email" />
        </Field>
        <Field id={`${prefix}website`} label={words.website} error={errorAt('website')}>
          <Input name="website" type="text" inputMode="url" dir="ltr" defaultValue={typed.website} maxLength={500} />
        </Field>
      </div>
    </>
  )
}
