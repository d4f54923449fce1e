// The way to a place in the maps app people already use: it knows where they are, and we need not.
import { useSyncExternalStore } from 'react'
import { directionsLink } from '#app/lib/contact-links.ts'

type Target = { lat: number; lng: number; label: string }
export type Device = 'android' | 'apple' | 'other'

/** Tablets of Apple call themselves computers, but have no mouse. */
export function deviceOf({ userAgent, maxTouchPoints }: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): Device {
  if (/Android/i.test(userAgent)) return 'android'
  if (/iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)) return 'apple'
  return 'other'
}

export function directionsOn(device: Device, { lat, lng, label }: Target): string {
  // Brackets and their like end the name in this kind of address.
  const name = encodeURIComponent(label.replace(/[()]/g, ' ').trim())
  if (device === 'android') return `geo:${lat},${lng}?q=${lat},${lng}(${name})`
  if (device === 'apple') return `https://maps.apple.com/?daddr=${lat},${lng}&q=${name}`
  return directionsLink({ lat, lng })
}

const never = () => () => {}

/** A web page that finds the way, until the browser has said what it runs on. */
export function useDirections(to: Target): string {
  const device = useSyncExternalStore<Device>(
    never,
    () => deviceOf(navigator),
    () => 'other',
  )
  return directionsOn(device, to)
}
