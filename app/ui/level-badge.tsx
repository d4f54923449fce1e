// Rising bars with words: how strong the evidence behind a claim is. Never the bars alone.
import { joinClasses } from './join-classes.ts'

const BARS = [1, 2, 3, 4]

type Props = { level: 0 | 1 | 2 | 3 | 4; label: string; className?: string | undefined }

export function LevelBadge({ level, label, className }: Props) {
  return (
    <span className={joinClasses('level', className)} data-level={level}>
      <span className="level__bars" aria-hidden="true">
        {BARS.map((bar) => (
          <i key={bar} className={bar <= level ? 'is-on' : undefined} />
        ))}
      </span>
      {label}
    </span>
  )
}
