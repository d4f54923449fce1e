// Address and position: where people find a business.
import './listing-form.css'
import { type ReactNode, useState } from 'react'
import { PositionPicker } from '#app/core/map/position-picker.tsx'
import { useT } from '#app/i18n/catalogue.ts'
import { Field } from '#app/ui/field.tsx'
import { FieldGroup } from '#app/ui/field-group.tsx'
import { Input } from '#app/ui/input.tsx'
import { Radio } from '#app/ui/radio.tsx'
import { Select } from '#app/ui/select.tsx'
import { type Option, type PartProps, REACHES } from './choices.ts'
import { CityField } from './city-field.tsx'

type Props = PartProps & {
  countries: readonly Option[]
  /** What the page has to say about the place. */
  notice?: ReactNode
}

const ADDRESS_FIELDS = { address: 'address', postcode: 'postcode', city: 'city', country: 'country_code' }

function ReachField({ typed, errorAt, prefix = '' }: PartProps) {
  const { place: words } = useT().listingForm
  return (
    <FieldGroup id={`${prefix}reach`} legend={words.reach} error={errorAt('reach')} className="listing-form-reach">
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
        id={`${prefix}service_area_km`}
        label={words.areaKm}
        hint={words.areaKmHint}
        error={errorAt('service_area_km')}
        className="listing-form-reach__area mt-3"
      >
        <Input
          name="service_area_km"
          inputMode="numeric"
          defaultValue={typed.service_area_km}
          maxLength={3}
          dir="ltr"
        />
      </Field>
    </FieldGroup>
  )
}

export function PlaceFields({ typed, errorAt, prefix = '', countries, notice }: Props) {
  const { place: words } = useT().listingForm
  const [country, setCountry] = useState(typed.country_code ?? '')
  const [state, setState] = useState(typed.state ?? '')
  const [near, setNear] = useState<{ lat: number; lng: number } | null>(null)
  return (
    <>
      <ReachField typed={typed} errorAt={errorAt} prefix={prefix} />
      <Field id={`${prefix}address`} label={words.address} error={errorAt('address')} className="listing-form-address">
        <Input name="address" defaultValue={typed.address} maxLength={400} autoComplete="street-address" dir="auto" />
      </Field>
      <div className="listing-form-pair">
        <CityField
          id={`${prefix}city`}
          defaultValue={typed.city}
          error={errorAt('city')}
          onChoose={(place) => {
            setCountry(place.countryCode)
            setState(place.state)
            setNear({ lat: place.lat, lng: place.lng })
          }}
        />
        <Field id={`${prefix}postcode`} label={words.postcode} error={errorAt('postcode')} optional>
          <Input name="postcode" defaultValue={typed.postcode} maxLength={20} autoComplete="postal-code" />
        </Field>
      </div>
      <div className="listing-form-pair">
        <Field id={`${prefix}state`} label={words.state} error={errorAt('state')} optional>
          <Input
            name="state"
            value={state}
            onChange={(event) => setState(event.target.value)}
            maxLength={120}
            autoComplete="address-level1"
            dir="auto"
          />
        </Field>
        <Field id={`${prefix}country_code`} label={words.country} error={errorAt('country_code')} required>
          <Select
            name="country_code"
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
      <div className="listing-form-pin">
        <PositionPicker
          latName="latitude"
          lngName="longitude"
          latId={`${prefix}latitude`}
          lngId={`${prefix}longitude`}
          defaultLat={typed.latitude}
          defaultLng={typed.longitude}
          near={near}
          latError={errorAt('latitude')}
          addressFields={ADDRESS_FIELDS}
        />
        <p className="hint mt-2">{words.pinHint}</p>
      </div>
      {notice}
      <label className="row between listing-form-switch listing-form-pin">
        <span>
          <b className="strong">{words.showOnMap}</b>
          <span className="small muted block">{words.showOnMapHint}</span>
        </span>
        <input
          className="switch"
          type="checkbox"
          name="show_on_map"
          value="on"
          defaultChecked={typed.reach === undefined || typed.show_on_map === 'on'}
        />
      </label>
    </>
  )
}
