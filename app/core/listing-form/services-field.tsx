// Services in one line with commas. With JavaScript each appears as a chip that can be taken away again.
import { useState } from 'react'
import { useT } from '#app/i18n/catalogue.ts'
import { useScript } from '#app/lib/use-script.ts'
import { Field } from '#app/ui/field.tsx'
import { X } from '#app/ui/icons.ts'
import { Input } from '#app/ui/input.tsx'

type Props = { id: string; defaultValue: string | undefined; error: string | undefined }

const split = (text: string) =>
  text
    .split(/[,،;]/)
    .map((word) => word.trim())
    .filter(Boolean)

export function ServicesField({ id, defaultValue = '', error }: Props) {
  const { business: words } = useT().listingForm
  const [text, setText] = useState(defaultValue)
  const services = split(text)
  const hasScript = useScript()
  return (
    <div className="stack gap-3">
      <Field id={id} label={words.services} hint={words.servicesHint} error={error} optional>
        <Input
          name="services"
          value={text}
          onChange={(event) => setText(event.target.value)}
          maxLength={6000}
          dir="auto"
        />
      </Field>
      {hasScript && services.length > 0 && (
        <ul className="row row--wrap gap-2" aria-label={words.servicesAdded}>
          {services.map((service, index) => (
            <li key={`${service}:${services.indexOf(service) === index ? '' : index}`}>
              <button
                type="button"
                className="chip chip--on"
                onClick={() => setText(services.filter((_, at) => at !== index).join(', '))}
              >
                <bdi>{service}</bdi>
                <X className="i" />
                <span className="sr-only">{words.removeService}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
