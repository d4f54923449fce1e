// Tests of the maps before any script has run, which is all a visitor without JavaScript gets.
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { I18nContext } from '#app/i18n/catalogue.ts'
import en from '#app/i18n/messages/en.ts'
import { MapView } from './map-view.tsx'
import { PlaceMap } from './place-map.tsx'
import { PositionPicker } from './position-picker.tsx'

const render = (part: ReactNode) => {
  const Page = createRoutesStub([{ path: '/', Component: () => part }])
  return renderToStaticMarkup(
    <I18nContext value={{ locale: 'en', t: en }}>
      <Page />
    </I18nContext>,
  )
}

test('a map of results names itself and says what it needs', () => {
  const html = render(<MapView pins={[]}>{<button type="button">Search this area</button>}</MapView>)
  expect(html).toContain('aria-label="Results on a map"')
  expect(html).toContain('<noscript>')
  expect(html).toContain('Search this area')
})

test('the map of one place has its address and the way there', () => {
  const html = render(<PlaceMap lat={51.5} lng={-0.06} label="Zaytun" address="1 Brick Lane" />)
  expect(html).toContain('1 Brick Lane')
  // Whether there are streets is asked in the browser: until then it says how far it is, or how to be told.
  expect(html).toContain('Set your place to see how far it is')
  expect(html).not.toContain('map__canvas')
  expect(html).toContain('href="https://www.openstreetmap.org/directions?route=%3B51.5%2C-0.06"')
  expect(html).toContain('aria-label="Directions to Zaytun"')
})

test('a position is two labelled numbers with names of their own', () => {
  const html = render(
    <PositionPicker
      latName="latitude"
      lngName="longitude"
      defaultLat="51.5"
      defaultLng={-0.06}
      latError="Too far north"
    />,
  )
  expect(html).toMatch(/<input[^>]*name="latitude"[^>]*value="51.5"/)
  expect(html).toMatch(/<input[^>]*name="longitude"[^>]*value="-0.06"/)
  expect(html).toMatch(/<input[^>]*aria-invalid="true"[^>]*name="latitude"|name="latitude"[^>]*aria-invalid="true"/)
  expect(html).toContain('Too far north')
  expect(html).not.toContain('Use my location')
})
