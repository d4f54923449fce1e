// Search over all sections of the community.
import { Form } from 'react-router'
import { NO_LIST } from '#app/core/contributions/contribution.ts'
import { ContributionRow } from '#app/core/contributions/contribution-row.tsx'
import { listAddress, readListFilter } from '#app/core/contributions/list-filter.ts'
import { loadList } from '#app/core/contributions/queries.server.ts'
import { readVisit } from '#app/core/request/visit.server.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { useT } from '#app/i18n/catalogue.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Field } from '#app/ui/field.tsx'
import { Search } from '#app/ui/icons.ts'
import { Input } from '#app/ui/input.tsx'
import type { Route } from './+types/search'

const PATH = '/community/search'

export async function loader(args: Route.LoaderArgs) {
  const { services, locale, t, url, now } = await readVisit(args)
  const filter = readListFilter(url.searchParams)
  const { title } = t.community.search
  return {
    filter,
    list: filter.words === '' ? NO_LIST : await loadList(services, null, filter),
    now: now.toISOString(),
    meta: pageMeta({
      url: PATH,
      locale,
      siteUrl: services.config.siteUrl,
      title: filter.words === '' ? title : `${title}: ${filter.words}`,
      description: t.community.description,
      noindex: true,
    }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function CommunitySearch({ loaderData: { filter, list, now } }: Route.ComponentProps) {
  const t = useT()
  const words = t.community.search
  return (
    <div className="page section stack gap-6">
      <h1 className="title">{words.title}</h1>
      <Form role="search" action={PATH} className="contribution-search">
        <Field label={words.title} hideLabel>
          <Input type="search" name="q" defaultValue={filter.words} maxLength={100} />
        </Field>
        <Button type="submit" variant="outline">
          <Search className="i i--sm" />
          {t.contributions.list.find}
        </Button>
      </Form>
      {filter.words !== '' && list.items.length === 0 && (
        <EmptyState icon={Search} title={words.none} action={<Button to="/community/forum/new">{words.ask}</Button>}>
          {words.noneText}
        </EmptyState>
      )}
      {list.items.length > 0 && (
        <div className="contribution-list">
          {list.items.map((card) => (
            <ContributionRow key={card.id} card={card} now={now} hasSection />
          ))}
        </div>
      )}
      {list.next && (
        <Button to={listAddress(PATH, filter, { after: list.next })} variant="outline">
          {t.contributions.list.older}
        </Button>
      )}
    </div>
  )
}
