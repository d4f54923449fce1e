// A category or a part of one, for staff. `new` starts one; with `?in=` it becomes a part of that category.
import { href, Link, redirect } from 'react-router'
import { categoryName } from '#app/core/categories/categories.ts'
import { isCategoryId } from '#app/core/categories/tree.ts'
import { missingMeta } from '#app/core/errors/missing-meta.ts'
import { missingPage } from '#app/core/errors/missing-page.server.ts'
import { RouteError } from '#app/core/errors/route-error.tsx'
import { refused, summaryOf } from '#app/core/request/refused.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { CategoriesTable } from '#app/features/categories/categories-table.tsx'
import { CategoryEditor, errorsOf } from '#app/features/categories/category-editor.tsx'
import { CategoryHistory, CategoryState } from '#app/features/categories/category-state.tsx'
import { removeCategory, retireCategory, saveCategory } from '#app/features/categories/commands.server.ts'
import { findCategory } from '#app/features/categories/queries.server.ts'
import { readKey, writeKey } from '#app/features/categories/rules.ts'
import { categoryForms } from '#app/features/categories/schema.ts'
import { EditorFrame } from '#app/features/dashboards/editor-frame.tsx'
import { useT } from '#app/i18n/catalogue.ts'
import { i18nOf } from '#app/i18n/messages.server.ts'
import { readIntent } from '#app/lib/form.server.ts'
import { Button } from '#app/ui/button.tsx'
import type { Route } from './+types/$id'

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { locale, t } = await i18nOf(url)
  const words = t.categories
  const key = params.id === 'new' ? null : readKey(params.id)
  const file = key && (await findCategory(services, key, locale))
  if (!file && params.id !== 'new') throw await missingPage(url, services)
  const inside = url.searchParams.get('in')
  const parent = !file && isCategoryId(inside) ? { id: inside, name: categoryName(inside, locale) } : null
  const title = file?.name ?? (parent ? words.newPart(parent.name) : words.add)
  const { siteUrl } = services.config
  return {
    file,
    parent: file?.parent ?? parent,
    title,
    isSaved: url.searchParams.has('saved'),
    meta: pageMeta({ url: url.pathname, locale, siteUrl, title, description: words.lead, noindex: true }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData, error }) => loaderData?.meta ?? missingMeta(error)

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const key = params.id === 'new' ? null : readKey(params.id)
  if (!key && params.id !== 'new') throw await missingPage(url, services)
  const form = await readIntent(request, categoryForms)
  if (!form.ok) return refused(form)
  const { intent, value, values } = form.value
  if (intent === 'save') {
    const saved = await saveCategory(services, key, value, values)
    if (!saved.ok) return refused(saved)
    return redirect(`${href('/dashboard/staff/categories/:id', { id: writeKey(saved.value) })}?saved`)
  }
  if (!key) throw await missingPage(url, services)
  if (intent === 'remove') {
    const removed = await removeCategory(services, key, value.seen)
    return removed.ok ? redirect('/dashboard/staff/categories?removed') : refused(removed)
  }
  const retired = await retireCategory(services, key, value.seen, intent === 'retire')
  if (!retired.ok) return refused(retired)
  return redirect(`${href('/dashboard/staff/categories/:id', { id: writeKey(key) })}?saved`)
}

export default function StaffCategory({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT()
  const words = t.categories
  const { file, parent, title, isSaved } = loaderData
  const errors = errorsOf(t)
  const isTyped = actionData?.values.intent === 'save'
  return (
    <EditorFrame
      current="categories"
      title={title}
      back={{ to: '/dashboard/staff/categories', label: words.back }}
      beside={
        parent && (
          <Link className="link" to={href('/dashboard/staff/categories/:id', { id: parent.id })}>
            <bdi>{parent.name}</bdi>
          </Link>
        )
      }
      done={isSaved && !actionData && words.saved}
      errors={summaryOf(errors, actionData)}
    >
      <CategoryEditor
        key={`${title} ${file?.values.seen}`}
        values={isTyped ? (actionData?.values ?? {}) : (file?.values ?? {})}
        refusal={isTyped ? actionData : undefined}
        hasIcon={!parent}
        parent={file ? undefined : parent?.id}
      />
      {file && !file.parent && (
        <section className="stack gap-3" aria-labelledby="parts">
          <h2 className="h3" id="parts">
            {words.parts}
          </h2>
          {file.parts.length > 0 && <CategoriesTable caption={file.name} categories={file.parts} isOfParts />}
          <p>
            <Button to={`/dashboard/staff/categories/new?in=${file.key.category}`} variant="outline">
              {words.addPart}
            </Button>
          </p>
        </section>
      )}
      {file && <CategoryState file={file} />}
      {file && <CategoryHistory file={file} />}
    </EditorFrame>
  )
}

export const ErrorBoundary = RouteError
