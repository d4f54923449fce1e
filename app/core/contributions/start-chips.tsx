// Beginnings to choose from, above an empty form and in the community's first days.
import { useI18n } from '#app/i18n/catalogue.ts'
import { Chip } from '#app/ui/chip.tsx'
import type { SectionKey } from './sections.ts'
import { startPath, startsOf } from './starts.ts'
import './contributions.css'

type Props = { section: SectionKey; current?: string | null; keep?: Readonly<Record<string, string>> }

export function StartChips({ section, current = null, keep = {} }: Props) {
  const words = useI18n().t.community.starts
  const kept = new URLSearchParams(keep).toString()
  const chips = startsOf(section)
  if (chips.length === 0) return null
  return (
    <nav className="contribution-chips" aria-label={words.label}>
      {chips.map((key) => (
        <Chip
          key={key}
          to={kept ? `${startPath(section, key)}&${kept}` : startPath(section, key)}
          current={key === current}
        >
          {words[key].name}
        </Chip>
      ))}
    </nav>
  )
}
