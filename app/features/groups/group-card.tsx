// One group in a list.
import { href, Link } from 'react-router'
import { WhereFrom } from '#app/core/contributions/author-line.tsx'
import { plainText } from '#app/core/contributions/markdown.ts'
import { useT } from '#app/i18n/catalogue.ts'
import { Badge } from '#app/ui/badge.tsx'
import type { Icon } from '#app/ui/icon.tsx'
import { BookOpen, Footprints, Landmark, Lock, UserRound, Users, UsersRound } from '#app/ui/icons.ts'
import type { GroupCard, Kind, OwnGroup } from './group.ts'
import './groups.css'

export const KIND_ICONS: Readonly<Record<Kind, Icon>> = {
  mosque: Landmark,
  circle: BookOpen,
  sisters: UserRound,
  family: UsersRound,
  sport: Footprints,
  other: Users,
}

export function GroupTile({ group }: { group: GroupCard | OwnGroup }) {
  const { contributions, groups: words } = useT()
  const KindIcon = KIND_ICONS[group.kind]
  const mine = 'mine' in group ? group.mine : null
  return (
    <Link className="groups-card" to={href('/group/:slug', { slug: group.slug })}>
      <span className="groups-mark">
        <KindIcon className="i" />
      </span>
      <b className="strong" lang={group.language} dir="auto">
        {group.name}
      </b>
      <span className="small muted row row--wrap gap-2">
        {group.is_private && (
          <span className="row gap-1">
            <Lock className="i i--xs" />
            {words.private}
          </span>
        )}
        {group.is_sample && <span className="strong">{contributions.sample}</span>}
        <span>{words.kinds[group.kind]}</span>
        <WhereFrom of={group} />
        <span>{words.members(group.members_count)}</span>
        {mine === 'invited' && <Badge tone="gold">{words.invited}</Badge>}
        {mine === 'asked' && <Badge>{words.asked}</Badge>}
      </span>
      <span className="small soft groups-card__about" lang={group.language} dir="auto">
        {plainText(group.about, 160)}
      </span>
    </Link>
  )
}
