// Address and position: where people find the business.
import type { FormEvent } from 'react'
import type { Option, PartProps } from '#app/core/listing-form/choices.ts'
import { PlaceFields } from '#app/core/listing-form/place-fields.tsx'
import type { SimilarListing } from './choices.ts'
import { SimilarNotice } from './similar-notice.tsx'
import { useSimilar } from './use-similar.ts'

export type PlaceStepData = { countries: Option[]; name: string }

type Props = PlaceStepData & PartProps & { similar: readonly SimilarListing[] | null }

const WATCHED: readonly string[] = ['city', 'country_code', 'latitude', 'longitude']

export function PlaceStep({ typed, errorAt, similar, countries, name }: Props) {
  const { found, look } = useSimilar(WATCHED)
  const shown = found ?? similar ?? []
  const watch = (event: FormEvent) => {
    const field = event.target
    if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) {
      if (WATCHED.includes(field.name)) look(field.form, { name })
    }
  }
  const notice = (
    <>
      <SimilarNotice similar={shown} isAsking={similar !== null && similar.length > 0} />
      <input type="hidden" name="seen" value={shown.map(({ id }) => id).join(' ')} readOnly />
    </>
  )
  return (
    <div className="stack gap-6" onChange={watch}>
      <PlaceFields typed={typed} errorAt={errorAt} countries={countries} notice={notice} />
    </div>
  )
}
