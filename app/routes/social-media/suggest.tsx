// Suggests an account for the directory.
import { redirect } from 'react-router'
import { refused } from '#app/core/request/refused.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { readVisit } from '#app/core/visit/visit.server.ts'
import { suggestAccount } from '#app/features/social-media/commands.server.ts'
import { loadChoices, loadOwnAccounts } from '#app/features/social-media/queries.server.ts'
import { suggestionForm } from '#app/features/social-media/schema.ts'
import { SuggestPage } from '#app/features/social-media/suggest-page.tsx'
import { readForm } from '#app/lib/form.server.ts'
import { refuse } from '#app/lib/outcome.ts'
import { readTyped } from '#app/lib/typed-form.ts'
import type { Route } from './+types/suggest'

export async function loader(args: Route.LoaderArgs) {
  const { services, url, locale, t } = await readVisit(args)
  const words = t.socialMedia.suggestion
  return {
    choices: loadChoices(locale),
    own: await loadOwnAccounts(services, locale),
    platform: url.searchParams.get('platform'),
    isSent: url.searchParams.has('sent'),
    meta: pageMeta({
      url: '/social-media/suggest',
      locale,
      siteUrl: services.config.siteUrl,
      title: words.title,
      description: words.lead,
      noindex: true,
    }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export async function action(args: Route.ActionArgs) {
  const { services } = await readVisit(args)
  const posted = await args.request.formData().catch(() => null)
  const values = readTyped(posted)
  const form = readForm(suggestionForm, posted)
  if (!form.ok) return refused(form)
  if (!services.allow('write')) return refused(refuse('tooMany', { values }))
  const saved = await suggestAccount(services, form.value, values)
  return saved.ok ? redirect('/social-media/suggest?sent') : refused(saved)
}

export default function Suggest({ loaderData: { meta: _meta, ...page }, actionData }: Route.ComponentProps) {
  // What was sent is not offered again.
  return <SuggestPage key={page.own.length} {...page} state={actionData} />
}
