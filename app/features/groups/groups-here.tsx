// The groups of a mosque, on its page.
import { useT } from '#app/i18n/catalogue.ts'
import type { GroupCard } from './group.ts'
import { GroupTile } from './group-card.tsx'
import './groups.css'

export function GroupsAtPlace({ groups }: { groups: readonly GroupCard[] }) {
  const words = useT().groups
  if (groups.length === 0) return null
  return (
    <section className="stack gap-3" aria-labelledby="groups-here" id="groups">
      <h2 className="h3" id="groups-here">
        {words.title}
      </h2>
      <div className="groups-grid">
        {groups.map((group) => (
          <GroupTile key={group.id} group={group} />
        ))}
      </div>
    </section>
  )
}
