// The built-in sound: three soft strokes of a bell, made in the browser, so that nobody's recording is needed.

/** Partials of a small bell: times the pitch, loudness, seconds until it has faded. */
const PARTIALS = [
  { ratio: 1, gain: 0.5, seconds: 3.2 },
  { ratio: 2, gain: 0.26, seconds: 2.4 },
  { ratio: 2.76, gain: 0.14, seconds: 1.6 },
  { ratio: 5.4, gain: 0.06, seconds: 0.7 },
] as const

const PITCH = 392
const STROKES = 3
const STROKE_SECONDS = 2.6
export const BELL_SECONDS = STROKE_SECONDS * STROKES + 1

/** Rings at a volume from 0 to 1; the answer silences it. */
export function ringBell(context: AudioContext, volume: number): () => void {
  const out = context.createGain()
  out.gain.value = Math.max(0, Math.min(1, volume))
  out.connect(context.destination)
  const start = context.currentTime + 0.03
  for (let stroke = 0; stroke < STROKES; stroke++) {
    const at = start + stroke * STROKE_SECONDS
    for (const { ratio, gain, seconds } of PARTIALS) {
      const tone = context.createOscillator()
      const loudness = context.createGain()
      tone.frequency.value = PITCH * ratio
      loudness.gain.setValueAtTime(0.0001, at)
      loudness.gain.exponentialRampToValueAtTime(gain, at + 0.02)
      loudness.gain.exponentialRampToValueAtTime(0.0001, at + seconds)
      tone.connect(loudness).connect(out)
      tone.start(at)
      tone.stop(at + seconds + 0.05)
    }
  }
  return () => {
    out.gain.setTargetAtTime(0, context.currentTime, 0.05)
    setTimeout(() => out.disconnect(), 400)
  }
}
