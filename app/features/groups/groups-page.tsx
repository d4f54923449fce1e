// All public groups, and one's own.
import { Form } from 'react-router'
import { BreadcrumbTrail } from '#app/core/seo/breadcrumb-trail.tsx'
import type { Crumb } from '#app/core/seo/rules.ts'
import { useT } from '#app/i18n/catalogue.ts'
import { Button } from '#app/ui/button.tsx'
import { Chip } from '#app/ui/chip.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Field } from '#app/ui/field.tsx'
import { Plus, Search, Users } from '#app/ui/icons.ts'
import { Input } from '#app/ui/input.tsx'
import { KINDS, type Kind, type OwnGroup } from './group.ts'
import { GroupTile } from './group-card.tsx'
import type { GroupList } from './queries.server.ts'
import './groups.css'
import '#app/core/contributions/contributions.css'

type Props = {
  list: GroupList
  own: readonly OwnGroup[]
  words: string
  kind: Kind | null
  crumbs: readonly Crumb[]
}

export const groupsPath = (asked: { words?: string; kind?: Kind | null; after?: string | null }) => {
  const query = new URLSearchParams({
    ...(asked.words && { q: asked.words }),
    ...(asked.kind && { kind: asked.kind }),
    ...(asked.after && { after: asked.after }),
  })
  return query.size > 0 ? `/groups?${query}` : '/groups'
}

export function GroupsPage({ list, own, words: asked, kind, crumbs }: Props) {
  const words = useT().groups
  const isNarrowed = asked !== '' || kind !== null
  const start = (
    <Button to="/groups/new">
      <Plus className="i i--sm" />
      {words.start}
    </Button>
  )
  return (
    <div className="page section stack gap-8">
      <BreadcrumbTrail crumbs={crumbs} />
      <header className="stack gap-4">
        <div className="row row--wrap between gap-3">
          <h1 className="title">{words.title}</h1>
          {start}
        </div>
        <p className="lead">{words.lead}</p>
        <Form role="search" action="/groups" className="contribution-search">
          {kind && <input type="hidden" name="kind" value={kind} />}
          <Field label={words.find} hideLabel>
            <Input type="search" name="q" placeholder={words.search} maxLength={100} defaultValue={asked} dir="auto" />
          </Field>
          <Button type="submit" variant="outline">
            <Search className="i i--sm" />
            {words.find}
          </Button>
        </Form>
        <nav className="chips" aria-label={words.form.kind}>
          <Chip to={groupsPath({ words: asked })} current={kind === null}>
            {words.every}
          </Chip>
          {KINDS.map((one) => (
            <Chip key={one} to={groupsPath({ words: asked, kind: one })} current={kind === one}>
              {words.kinds[one]}
            </Chip>
          ))}
        </nav>
      </header>
      {own.length > 0 && !isNarrowed && (
        <section className="stack gap-3" aria-labelledby="own-groups">
          <h2 className="h3" id="own-groups">
            {words.yours}
          </h2>
          <div className="groups-grid">
            {own.map((group) => (
              <GroupTile key={group.id} group={group} />
            ))}
          </div>
        </section>
      )}
      <section className="stack gap-3" aria-labelledby="all-groups">
        <h2 className={own.length > 0 || list.items.length > 0 ? 'h3' : 'sr-only'} id="all-groups">
          {words.public}
        </h2>
        {list.items.length > 0 ? (
          <div className="groups-grid">
            {list.items.map((group) => (
              <GroupTile key={group.id} group={group} />
            ))}
          </div>
        ) : (
          <div className="panel">
            <EmptyState icon={Users} title={words.none} headingLevel={3} action={start}>
              {isNarrowed ? words.noneFound : words.noneText}
            </EmptyState>
          </div>
        )}
        {list.next && (
          <p>
            <Button to={groupsPath({ words: asked, kind, after: list.next })} variant="outline">
              {words.older}
            </Button>
          </p>
        )}
      </section>
    </div>
  )
}
