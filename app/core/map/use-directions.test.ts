import { expect, test } from 'vitest'
import { deviceOf, directionsOn } from './use-directions.ts'

const to = { lat: 51.5, lng: -0.06, label: 'Zaytun (Brick Lane)' }

test.each([
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140', 5, 'android'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Safari/604', 5, 'apple'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605', 5, 'apple'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605', 0, 'other'],
  ['Mozilla/5.0 (X11; Linux x86_64) Firefox/140', 0, 'other'],
])('%s is told apart', (userAgent, maxTouchPoints, device) => {
  expect(deviceOf({ userAgent, maxTouchPoints })).toBe(device)
})

test('phones open their own maps app, everything else a page that finds the way', () => {
  expect(directionsOn('android', to)).toBe('geo:51.5,-0.06?q=51.5,-0.06(Zaytun%20%20Brick%20Lane)')
  expect(directionsOn('apple', to)).toBe('https://maps.apple.com/?daddr=51.5,-0.06&q=Zaytun%20%20Brick%20Lane')
  expect(directionsOn('other', to)).toBe('https://www.openstreetmap.org/directions?route=%3B51.5%2C-0.06')
})
