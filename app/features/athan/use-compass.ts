// The phone's compass, asked for on a tap. iPhones give the heading itself; others give turns against the ground, which
// count only when they are absolute.
import { useCallback, useEffect, useState } from 'react'

type Reading = { heading: number; isRough: boolean }
export type CompassState =
  | { kind: 'off' }
  | { kind: 'waiting' }
  | { kind: 'on'; reading: Reading }
  | { kind: 'refused' }
  | { kind: 'missing' }

type CompassEvent = DeviceOrientationEvent & { webkitCompassHeading?: number; webkitCompassAccuracy?: number }
type AskingConstructor = typeof DeviceOrientationEvent & { requestPermission?: () => Promise<'granted' | 'denied'> }

const PATIENCE_MS = 3000
const ROUGH_DEGREES = 25

/** Degrees clockwise from north that the top of the screen points to; null when the event does not say. */
export function headingOf(
  event: Pick<CompassEvent, 'alpha' | 'absolute' | 'webkitCompassHeading'>,
  screenAngle: number,
): number | null {
  const { alpha, absolute, webkitCompassHeading } = event
  const raw = webkitCompassHeading ?? (absolute && alpha !== null ? 360 - alpha : null)
  if (raw === null || !Number.isFinite(raw)) return null
  return (((raw + screenAngle) % 360) + 360) % 360
}

export function useCompass() {
  const [state, setState] = useState<CompassState>({ kind: 'off' })
  const isOn = state.kind === 'waiting' || state.kind === 'on'

  useEffect(() => {
    if (!isOn) return
    const read = (event: Event) => {
      const orientation = event as CompassEvent
      const heading = headingOf(orientation, screen.orientation?.angle ?? 0)
      if (heading === null) return
      const accuracy = orientation.webkitCompassAccuracy ?? 0
      setState({ kind: 'on', reading: { heading, isRough: accuracy < 0 || accuracy > ROUGH_DEGREES } })
    }
    // Chrome has absolute turns under a name of their own; Safari puts the heading on the common event.
    const names = 'ondeviceorientationabsolute' in window ? ['deviceorientationabsolute'] : ['deviceorientation']
    for (const name of names) window.addEventListener(name, read)
    const timer = setTimeout(() => setState((now) => (now.kind === 'waiting' ? { kind: 'missing' } : now)), PATIENCE_MS)
    return () => {
      clearTimeout(timer)
      for (const name of names) window.removeEventListener(name, read)
    }
  }, [isOn])

  const start = useCallback(async () => {
    if (!('DeviceOrientationEvent' in window)) return setState({ kind: 'missing' })
    const { requestPermission } = DeviceOrientationEvent as AskingConstructor
    try {
      if (requestPermission && (await requestPermission.call(DeviceOrientationEvent)) !== 'granted')
        return setState({ kind: 'refused' })
      setState({ kind: 'waiting' })
    } catch {
      setState({ kind: 'refused' })
    }
  }, [])
  const stop = useCallback(() => setState({ kind: 'off' }), [])

  return { state, start, stop }
}
