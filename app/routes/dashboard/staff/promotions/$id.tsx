// One promotion: its words and its audience, the next step, how it looks, and how often it was seen. `new` starts one.
import { href, redirect } from 'react-router'
import { missingMeta } from '#app/core/errors/missing-meta.ts'
import { RouteError } from '#app/core/errors/route-error.tsx'
import { refused, summaryOf } from '#app/core/request/refused.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { EditorFrame } from '#app/features/dashboards/editor-frame.tsx'
import { loadEditor } from '#app/features/dashboards/load-editor.server.ts'
import { movePromotion, removePromotion, savePromotion } from '#app/features/promotions/commands.server.ts'
import { PromotionEditor } from '#app/features/promotions/promotion-editor.tsx'
import { Figures, NextSteps, Preview, Steps, titleOf } from '#app/features/promotions/promotion-file.tsx'
import { findPromotionFile } from '#app/features/promotions/queries.server.ts'
import { isEditable, PROMOTIONS_DESK } from '#app/features/promotions/rules.ts'
import { promotionForms } from '#app/features/promotions/schema.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { isLocale } from '#app/i18n/locales.ts'
import { i18nOf } from '#app/i18n/messages.server.ts'
import { readIntent } from '#app/lib/form.server.ts'
import { Alert } from '#app/ui/alert.tsx'
import type { Route } from './+types/$id'

export async function loader(args: Route.LoaderArgs) {
  const { locale } = await i18nOf(args.url)
  const asked = args.url.searchParams.get('preview')
  const editor = await loadEditor(args, {
    find: findPromotionFile,
    title: (t, file) => titleOf(file, locale, t.promotions.add),
    lead: (t) => t.promotions.lead,
  })
  return { ...editor, language: isLocale(asked) ? asked : locale }
}

export const meta: Route.MetaFunction = ({ loaderData, error }) => loaderData?.meta ?? missingMeta(error)

export async function action({ request, context, params }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const form = await readIntent(request, promotionForms)
  if (!form.ok) return refused(form)
  const { intent, value, values } = form.value
  if (intent === 'save') {
    const saved = await savePromotion(services, params.id === 'new' ? null : params.id, value, values)
    if (!saved.ok) return refused(saved)
    return redirect(`${href('/dashboard/staff/promotions/:id', { id: saved.value[0]?.id ?? params.id })}?saved`)
  }
  if (intent === 'remove') {
    const removed = await removePromotion(services, params.id)
    return removed.ok ? redirect(PROMOTIONS_DESK) : refused(removed)
  }
  const moved = await movePromotion(services, params.id, value.from, value.to)
  if (!moved.ok) return refused(moved)
  return redirect(`${href('/dashboard/staff/promotions/:id', { id: params.id })}?saved`)
}

export default function StaffPromotion({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useI18n()
  const words = t.promotions
  const { file, title, language, isSaved } = loaderData
  const errors = { ...t.ui.refusals, ...words.errors }
  const isTyped = actionData?.values.slug !== undefined
  return (
    <EditorFrame
      current="promotions"
      title={title}
      back={{ to: PROMOTIONS_DESK, label: words.back }}
      done={isSaved && !actionData && words.saved}
      errors={summaryOf(errors, actionData)}
    >
      {file && (
        <>
          <NextSteps file={file} />
          <Preview file={file} language={language} />
          <Figures file={file} />
        </>
      )}
      {!file || isEditable(file.state) ? (
        <PromotionEditor
          key={file?.values.seen}
          values={isTyped ? (actionData?.values ?? {}) : (file?.values ?? {})}
          refusal={actionData}
          hasFixedName={file?.wasShown ?? false}
        />
      ) : (
        <Alert>{words.locked[file.state === 'ended' ? 'ended' : 'live']}</Alert>
      )}
      {file && <Steps file={file} />}
    </EditorFrame>
  )
}

export const ErrorBoundary = RouteError
