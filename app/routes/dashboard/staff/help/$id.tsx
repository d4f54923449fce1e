// One help text in one language: edit, preview, load what it said before. `new` starts a topic.
import '#app/features/help/help.css'
import { href, Link, redirect } from 'react-router'
import { missingMeta } from '#app/core/errors/missing-meta.ts'
import { missingPage } from '#app/core/errors/missing-page.server.ts'
import { RouteError } from '#app/core/errors/route-error.tsx'
import { refused } from '#app/core/request/refused.ts'
import { type Services, servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { EditorFrame } from '#app/features/dashboards/editor-frame.tsx'
import { saveTopic } from '#app/features/help/commands.server.ts'
import { findVersion, loadForEditing } from '#app/features/help/queries.server.ts'
import { addressOf, LONGEST } from '#app/features/help/rules.ts'
import { topicForms } from '#app/features/help/schema.ts'
import { type EditedTopic, TopicEditor } from '#app/features/help/topic-editor.tsx'
import { useI18n } from '#app/i18n/catalogue.ts'
import { isLocale, type Locale } from '#app/i18n/locales.ts'
import { i18nOf } from '#app/i18n/messages.server.ts'
import { writeDate } from '#app/i18n/write-date.ts'
import { readIntent } from '#app/lib/form.server.ts'
import { Alert } from '#app/ui/alert.tsx'
import type { Route } from './+types/$id'

const NEW: EditedTopic = { id: null, locale: 'en', values: { published: 'on' }, english: null, versions: [] }

/** From the list of what the assistant could not answer. */
const startingWith = (question: string | null): EditedTopic => ({
  ...NEW,
  values: { ...NEW.values, ...(question && { question: question.slice(0, LONGEST.question) }) },
})

/** The form's values as they are stored, or with the words of an earlier version. */
async function loadTopic(services: Services, id: string, locale: Locale, version: string | null) {
  const { topic, english, versions } = await loadForEditing(services, id, locale)
  if (!english) return null
  const earlier = version === null ? null : await findVersion(services, id, locale, version)
  const { section, picture, position, in_faq, published } = topic ?? english
  const edited: EditedTopic = {
    id,
    locale,
    values: {
      question: earlier?.question ?? topic?.question ?? '',
      answer: earlier?.answer ?? topic?.answer ?? '',
      keywords: topic?.keywords.join(', ') ?? '',
      section,
      picture: picture ?? '',
      position: String(position),
      in_faq: in_faq ? 'on' : '',
      published: published ? 'on' : '',
      seen: topic?.updated_at ?? '',
    },
    english: locale === 'en' ? null : { question: english.question, answer: english.answer },
    versions,
  }
  return { edited, loaded: earlier?.saved_at ?? null }
}

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { locale, t } = await i18nOf(url)
  const { editTitle, newTitle, lead } = t.help.staff
  const asked = url.searchParams.get('lang')
  const isNew = params.id === 'new'
  const found = isNew
    ? { edited: startingWith(url.searchParams.get('question')), loaded: null }
    : await loadTopic(services, params.id, isLocale(asked) ? asked : 'en', url.searchParams.get('version'))
  if (!found) throw await missingPage(url, services)
  return {
    ...found,
    isSaved: url.searchParams.has('saved'),
    meta: pageMeta({
      url: url.pathname,
      locale,
      siteUrl: services.config.siteUrl,
      title: isNew ? newTitle : editTitle,
      description: lead,
      noindex: true,
    }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData, error }) => loaderData?.meta ?? missingMeta(error)

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const form = await readIntent(request, topicForms)
  if (!form.ok) return refused(form)
  const { intent, value, values } = form.value
  if (intent === 'preview') return { ok: true as const, values }
  const outcome = await saveTopic(services, value, values)
  if (!outcome.ok) return refused(outcome)
  return redirect(`${href('/dashboard/staff/help/:id', { id: value.id })}?lang=${value.locale}&saved`)
}

export default function StaffHelpTopic({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, t } = useI18n()
  const words = t.help.staff
  const { edited, loaded, isSaved } = loaderData
  const refusal = actionData && !actionData.ok ? actionData : undefined
  return (
    <EditorFrame
      current="help"
      title={edited.id === null ? words.newTitle : words.editTitle}
      back={{ to: '/dashboard/staff/help', label: words.back }}
      beside={
        edited.id !== null && (
          <Link className="link" to={addressOf(edited.id)}>
            {words.open}
          </Link>
        )
      }
      done={isSaved && !actionData && words.saved}
      errors={[]}
    >
      {loaded !== null && !actionData && <Alert announce>{words.loaded(writeDate(locale, loaded))}</Alert>}
      <TopicEditor topic={edited} refusal={refusal} preview={actionData?.ok ? actionData.values : undefined} />
    </EditorFrame>
  )
}

export const ErrorBoundary = RouteError
