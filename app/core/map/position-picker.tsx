/**
 * A form field for a position: two numbers that anyone can write, and with JavaScript a map whose pin can be dragged,
 * set by a tap or moved with the arrow keys.
 */
import './map.css'
import { lazy, type ReactNode, Suspense, useCallback, useId, useRef, useState } from 'react'
import { areCoordinates, isKnown } from '#app/core/places/place.ts'
import { useRootData } from '#app/core/request/root-data.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { LocateFixed } from '#app/ui/icons.ts'
import { Input } from '#app/ui/input.tsx'
import { type Point, roundPosition } from './bounds.ts'
import { type AddressFields, type FoundAddress, useAddress } from './use-address.ts'
import { useNearScreen } from './use-near-screen.ts'

const PositionCanvas = lazy(() => import('./position-canvas.tsx'))

type Props = {
  latName: string
  lngName: string
  defaultLat?: number | string | null | undefined
  defaultLng?: number | string | null | undefined
  /** Where the map opens while there is no position: the city of the form, else where the visitor is. */
  near?: Point | null | undefined
  latId?: string | undefined
  lngId?: string | undefined
  latError?: ReactNode
  lngError?: ReactNode
  required?: boolean | undefined
  /** Names of the form's fields from which the address is read, to put the pin there. */
  addressFields?: AddressFields | undefined
}

const toText = (value: Props['defaultLat']) => (value === null || value === undefined ? '' : String(value))

function toPoint(lat: string, lng: string): Point | null {
  if (lat.trim() === '' || lng.trim() === '') return null
  const point = { lat: Number(lat), lng: Number(lng) }
  return areCoordinates(point.lat, point.lng) ? point : null
}

/** React asks the element itself what was typed, so the value must be there before the event. */
function typeInto(fields: HTMLFieldSetElement | null, name: string, value: string) {
  const field = fields?.elements.namedItem(name)
  if (!(field instanceof HTMLInputElement)) return
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

export function PositionPicker(props: Props) {
  const { latName, lngName, defaultLat, defaultLng, near, addressFields } = props
  const { locale, t } = useI18n()
  const texts = t.map.picker
  const root = useRootData()
  const publicFallbacks = root?.config.publicFallbacks ?? false
  const visitor = root && isKnown(root.place) ? root.place : null
  const fields = useRef<HTMLFieldSetElement>(null)
  const shell = useRef<HTMLDivElement>(null)
  const isNear = useNearScreen(shell)
  const [written, setWritten] = useState({ lat: toText(defaultLat), lng: toText(defaultLng) })
  const [isDrawable, setDrawable] = useState(true)
  const [isLocating, setLocating] = useState(false)
  const [said, setSaid] = useState('')
  const titleId = useId()
  const position = toPoint(written.lat, written.lng)
  const write = (degrees: number) => formatNumber(locale, degrees, { maximumFractionDigits: 5 })

  const moveTo = useCallback(
    (to: Point) => {
      const { lat, lng } = roundPosition(to)
      const number = (degrees: number) => formatNumber(locale, degrees, { maximumFractionDigits: 5 })
      // Written into the fields as if typed: a form that watches its fields hears of it.
      typeInto(fields.current, latName, String(lat))
      typeInto(fields.current, lngName, String(lng))
      setSaid(texts.moved(number(lat), number(lng)))
    },
    [locale, texts, latName, lngName],
  )

  // Only where nobody has set one: a pin that was dragged is better than any guess.
  const placed = useRef('')
  const place = (found: FoundAddress) => {
    const now = [written.lat, written.lng].join()
    if (position && now !== placed.current) return
    moveTo(found)
    placed.current = [found.lat, found.lng].join()
    setSaid(texts.placed[found.precision])
  }
  useAddress(fields, addressFields, place)

  const useMyLocation = async () => {
    setLocating(true)
    const { locate } = await import('#app/core/places/locate.ts')
    const located = await locate({ publicFallbacks, locale })
    setLocating(false)
    if ('place' in located) moveTo(located.place)
    else setSaid(located.problem === 'refused' ? texts.refused : texts.failed)
  }

  return (
    <fieldset ref={fields} className="map-position" aria-labelledby={titleId}>
      <div className="map-position__head">
        <span id={titleId} className="label">
          {texts.title}
        </span>
        {isNear && (
          <Button variant="outline" size="sm" busy={isLocating} onClick={useMyLocation}>
            <LocateFixed className="i i--sm" />
            {isLocating ? texts.locating : texts.useMyLocation}
          </Button>
        )}
      </div>
      <div ref={shell} className="map map-position__map">
        <noscript>
          <p className="map__note">{texts.noScript}</p>
        </noscript>
        {isNear && isDrawable && (
          <Suspense>
            <PositionCanvas
              position={position}
              near={near ?? visitor}
              onMove={moveTo}
              onFail={() => setDrawable(false)}
            />
          </Suspense>
        )}
        {isNear && !isDrawable && <p className="map__note">{t.map.notDrawnOne}</p>}
      </div>
      <p className="hint">{isNear ? texts.hint : texts.noScript}</p>
      <Numbers {...props} written={written} onWrite={(part) => setWritten((had) => ({ ...had, ...part }))} />
      <p className="map-position__said small" role="status">
        {said || (position ? texts.moved(write(position.lat), write(position.lng)) : texts.none)}
      </p>
    </fieldset>
  )
}

type Written = { lat: string; lng: string }
type NumbersProps = Props & { written: Written; onWrite: (part: Partial<Written>) => void }

function Numbers({ latName, lngName, latId, lngId, latError, lngError, required, written, onWrite }: NumbersProps) {
  const texts = useI18n().t.map.picker
  return (
    <div className="map-position__numbers">
      <Field label={texts.latitude} id={latId} error={latError} required={required}>
        <Input
          name={latName}
          type="number"
          inputMode="decimal"
          step="any"
          min={-90}
          max={90}
          dir="ltr"
          value={written.lat}
          onChange={({ currentTarget: { value: lat } }) => onWrite({ lat })}
        />
      </Field>
      <Field label={texts.longitude} id={lngId} error={lngError} required={required}>
        <Input
          name={lngName}
          type="number"
          inputMode="decimal"
          step="any"
          min={-180}
          max={180}
          dir="ltr"
          value={written.lng}
          onChange={({ currentTarget: { value: lng } }) => onWrite({ lng })}
        />
      </Field>
    </div>
  )
}
