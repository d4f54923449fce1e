// The roles of colours, and the parts that carry the brand.
import { Avatar } from '#app/ui/avatar.tsx'
import { Khatam } from '#app/ui/khatam.tsx'
import { KhatamOutline } from '#app/ui/khatam-outline.tsx'
import { Logo } from '#app/ui/logo.tsx'
import { Sample } from './sample.tsx'

/** Full class names: Tailwind finds classes by reading source text. */
const COLOURS = [
  ['bg', 'bg-bg'],
  ['surface', 'bg-surface'],
  ['surface-2', 'bg-surface-2'],
  ['surface-3', 'bg-surface-3'],
  ['line', 'bg-line'],
  ['line-strong', 'bg-line-strong'],
  ['ink', 'bg-ink'],
  ['ink-2', 'bg-ink-2'],
  ['ink-3', 'bg-ink-3'],
  ['brand', 'bg-brand'],
  ['brand-hover', 'bg-brand-hover'],
  ['brand-active', 'bg-brand-active'],
  ['brand-soft', 'bg-brand-soft'],
  ['gold', 'bg-gold'],
  ['gold-ink', 'bg-gold-ink'],
  ['gold-soft', 'bg-gold-soft'],
  ['star', 'bg-star'],
  ['success', 'bg-success'],
  ['success-soft', 'bg-success-soft'],
  ['warning', 'bg-warning'],
  ['warning-soft', 'bg-warning-soft'],
  ['danger', 'bg-danger'],
  ['danger-soft', 'bg-danger-soft'],
  ['info', 'bg-info'],
  ['info-soft', 'bg-info-soft'],
  ['deep', 'bg-deep'],
  ['deep-2', 'bg-deep-2'],
  ['inverse', 'bg-inverse'],
  ['viz-1', 'bg-viz-1'],
  ['viz-2', 'bg-viz-2'],
  ['viz-3', 'bg-viz-3'],
  ['viz-4', 'bg-viz-4'],
] as const

export function Colours() {
  return (
    <Sample title="Colour roles">
      {COLOURS.map(([name, className]) => (
        <div key={name} className="w-24 text-xs">
          <div className={`mb-1.5 h-14 rounded-control border border-line ${className}`} />
          {name}
        </div>
      ))}
    </Sample>
  )
}

export function Marks() {
  return (
    <Sample title="Avatars and marks">
      <Avatar name="Safiya Khan" size="lg" />
      <Avatar name="Ibrahim Hassan" tone="gold" />
      <Avatar name="Yusuf Ali" tone="info" />
      <Avatar name="مريم" size="sm" />
      <Logo className="size-10 text-brand" />
      <Khatam className="size-10 text-brand-soft" />
      <KhatamOutline className="size-16 text-gold" />
      <div className="relative isolate grid h-24 w-48 place-items-center overflow-hidden rounded-card bg-deep text-on-deep">
        <span className="lattice -z-1 opacity-7" />
        Lattice
      </div>
    </Sample>
  )
}
