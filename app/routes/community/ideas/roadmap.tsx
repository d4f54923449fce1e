// The roadmap of ideas: planned, under way, done and declined, each with its reason; and the wishes of towns.
import { Link } from 'react-router'
import { voice } from '#app/core/brand/voice.ts'
import { contributionPath } from '#app/core/contributions/sections.ts'
import { BreadcrumbTrail } from '#app/core/seo/breadcrumb-trail.tsx'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { readVisit } from '#app/core/visit/visit.server.ts'
import { IdeaRow } from '#app/features/ideas/idea-row.tsx'
import { loadByTown, loadRoadmap } from '#app/features/ideas/queries.server.ts'
import { STATUSES } from '#app/features/ideas/rules.ts'
import { useT } from '#app/i18n/catalogue.ts'
import type { Route } from './+types/roadmap'

export async function loader(args: Route.LoaderArgs) {
  const { services, locale, t, now } = await readVisit(args)
  const crumbs = [
    { name: voice[locale].home, path: '/' },
    { name: t.community.title, path: '/community' },
    { name: t.community.sections.ideas.name, path: '/community/ideas' },
    { name: t.ideas.roadmap, path: '/community/ideas/roadmap' },
  ]
  const [roadmap, byTown] = await Promise.all([loadRoadmap(services), loadByTown(services)])
  return {
    roadmap,
    byTown,
    crumbs,
    now: now.toISOString(),
    meta: pageMeta({
      url: '/community/ideas/roadmap',
      locale,
      siteUrl: services.config.siteUrl,
      title: t.ideas.roadmap,
      description: t.ideas.roadmapLead,
      breadcrumbs: crumbs,
    }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function Roadmap({ loaderData: { roadmap, byTown, crumbs, now } }: Route.ComponentProps) {
  const words = useT().ideas
  return (
    <div className="page section stack gap-8">
      <BreadcrumbTrail crumbs={crumbs} />
      <header className="stack gap-2">
        <h1 className="title">{words.roadmap}</h1>
        <p className="lead">{words.roadmapLead}</p>
      </header>
      {STATUSES.map((status) => (
        <section key={status} className="stack gap-3" aria-labelledby={status}>
          <h2 className="h3" id={status}>
            {words.statuses[status]}
          </h2>
          {(roadmap[status] ?? []).length === 0 && <p className="soft">{words.roadmapNone}</p>}
          <ul className="stack gap-3">
            {roadmap[status]?.map((idea) => (
              <li key={idea.id} className="panel stack gap-1">
                <Link className="link strong" to={contributionPath('ideas', idea.slug)} lang={idea.language} dir="auto">
                  {idea.title}
                </Link>
                <p dir="auto">{idea.facts.reason}</p>
                <p className="small muted">{words.wants(idea.reactions_count)}</p>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {byTown.length > 0 && (
        <section className="stack gap-3" aria-labelledby="towns">
          <h2 className="h3" id="towns">
            {words.byTown}
          </h2>
          <p className="soft">{words.byTownLead}</p>
          <div className="contribution-list">
            {byTown.map((idea) => (
              <IdeaRow key={idea.id} card={idea} now={now} />
            ))}
          </div>
        </section>
      )}
    </div>
  )
}
