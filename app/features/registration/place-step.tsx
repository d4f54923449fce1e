// Address and position: where people find the business.
import { type FormEvent, useState } from 'react'
import { PositionPicker } from '#app/core/map/position-picker.tsx'
import { useT } from '#app/i18n/catalogue.ts'
import { Field } from '#app/ui/field.tsx'
import { FieldGroup } from '#app/ui/field-group.tsx'
import { Input } from '#app/ui/input.tsx'
import { Radio } from '#app/ui/radio.tsx'
import { Select } from '#app/ui/select.tsx'
import { type Option, REACHES, type SimilarListing } from './choices.ts'
import { CityField } from './city-field.tsx'
import type { Typed } from './rules.ts'
import { SimilarNotice } from './similar-notice.tsx'
import { useSimilar } from './use-similar.ts'

export type PlaceStepData = { countries: Option[]; name: string }

type Props = PlaceStepData & {
  typed: Typed
  errorAt: (field: string) => string | undefined
  similar: readonly SimilarListing[] | null
}

const WATCHED: readonly string[] = ['city', 'country', 'lat', 'lng']

export function PlaceStep({ typed, errorAt, similar, countries, name }: Props) {
  const { place: words } = useT().registration
  const [country, setCountry] = useState(typed.country ?? '')
  const [state, setState] = useState(typed.state ?? '')
  const [near, setNear] = useState<{ lat: number; lng: number } | null>(null)
  const { found, look } = useSimilar(WATCHED)
  const shown = found ?? similar ?? []
  const watch = (event: FormEvent) => {
    const field = event.target
    if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) {
      if (WATCHED.includes(field.name)) look(field.form, { name })
    }
  }
  return (
    <div className="stack gap-6" onChange={watch}>
      <FieldGroup id="reach" legend={words.reach} error={errorAt('reach')} className="wiz-reach">
        {REACHES.map((reach) => (
          <Radio
            key={reach}
            framed
            name="reach"
            value={reach}
            label={words.reaches[reach]}
            hint={words.reachHints[reach]}
            defaultChecked={(typed.reach ?? 'visit') === reach}
          />
        ))}
        <Field
          id="areaKm"
          label={words.areaKm}
          hint={words.areaKmHint}
          error={errorAt('areaKm')}
          className="wiz-reach__area mt-3"
        >
          <Input name="areaKm" inputMode="numeric" defaultValue={typed.areaKm} maxLength={3} dir="ltr" />
        </Field>
      </FieldGroup>
      <Field id="address" label={words.address} error={errorAt('address')} className="wiz-reach-address">
        <Input name="address" defaultValue={typed.address} maxLength={300} autoComplete="street-address" dir="auto" />
      </Field>
      <div className="wiz-cols-2">
        <CityField
          defaultValue={typed.city}
          error={errorAt('city')}
          onChoose={(place) => {
            setCountry(place.countryCode)
            setState(place.state)
            setNear({ lat: place.lat, lng: place.lng })
          }}
        />
        <Field id="postcode" label={words.postcode} error={errorAt('postcode')} optional>
          <Input name="postcode" defaultValue={typed.postcode} maxLength={20} autoComplete="postal-code" />
        </Field>
      </div>
      <div className="wiz-cols-2">
        <Field id="state" label={words.state} error={errorAt('state')} optional>
          <Input
            name="state"
            value={state}
            onChange={(event) => setState(event.target.value)}
            maxLength={120}
            autoComplete="address-level1"
            dir="auto"
          />
        </Field>
        <Field id="country" label={words.country} error={errorAt('country')} required>
          <Select
            name="country"
            value={country}
            onChange={(event) => setCountry(event.target.value)}
            autoComplete="country"
          >
            <option value="" />
            {countries.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <div className="wiz-reach-pin">
        <PositionPicker
          latName="lat"
          lngName="lng"
          latId="lat"
          lngId="lng"
          defaultLat={typed.lat}
          defaultLng={typed.lng}
          near={near}
          latError={errorAt('lat')}
        />
        <p className="hint mt-2">{words.pinHint}</p>
      </div>
      <SimilarNotice similar={shown} isAsking={similar !== null && similar.length > 0} />
      <input type="hidden" name="seen" value={shown.map(({ id }) => id).join(' ')} readOnly />
      <label className="row between wiz-switch wiz-reach-pin">
        <span>
          <b className="strong">{words.showOnMap}</b>
          <span className="small muted block">{words.showOnMapHint}</span>
        </span>
        <input
          className="switch"
          type="checkbox"
          name="showOnMap"
          value="on"
          defaultChecked={typed.reach === undefined || typed.showOnMap === 'on'}
        />
      </label>
    </div>
  )
}
