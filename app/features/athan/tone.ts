// The built-in sound: three long soft notes that swell and fade, made in the browser, so that nobody's recording is
// needed. Pure tones with a slow beginning, so that nothing in it rings like a bell.

/** An open fifth, low, and the octave very quietly. */
const VOICES = [
  { ratio: 1, gain: 0.42 },
  { ratio: 1.5, gain: 0.2 },
  { ratio: 2, gain: 0.06 },
] as const

const PITCH = 220
const NOTES = 3
const NOTE_SECONDS = 3.2
/** A struck thing is loudest at once; this takes its time. */
const SWELL_SECONDS = 0.9
export const TONE_SECONDS = NOTE_SECONDS * NOTES + 0.5

/** Sounds at a volume from 0 to 1; the answer silences it. */
export function playTone(context: AudioContext, volume: number): () => void {
  const out = context.createGain()
  out.gain.value = Math.max(0, Math.min(1, volume))
  out.connect(context.destination)
  const start = context.currentTime + 0.03
  for (let note = 0; note < NOTES; note++) {
    const at = start + note * NOTE_SECONDS
    for (const { ratio, gain } of VOICES) {
      const voice = context.createOscillator()
      const loudness = context.createGain()
      voice.type = 'sine'
      voice.frequency.value = PITCH * ratio
      loudness.gain.setValueAtTime(0, at)
      loudness.gain.linearRampToValueAtTime(gain, at + SWELL_SECONDS)
      loudness.gain.linearRampToValueAtTime(0, at + NOTE_SECONDS)
      voice.connect(loudness).connect(out)
      voice.start(at)
      voice.stop(at + NOTE_SECONDS + 0.05)
    }
  }
  return () => {
    out.gain.setTargetAtTime(0, context.currentTime, 0.05)
    setTimeout(() => out.disconnect(), 400)
  }
}
