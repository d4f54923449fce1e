// A first message to a member, from their page.
import { Form, href, redirect, useNavigation } from 'react-router'
import { missingMeta } from '#app/core/errors/missing-meta.ts'
import { missingPage } from '#app/core/errors/missing-page.server.ts'
import { RouteError } from '#app/core/errors/route-error.tsx'
import { errorAt, refused, summaryOf } from '#app/core/request/refused.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { readVisit } from '#app/core/visit/visit.server.ts'
import { writeToPerson } from '#app/features/messages/commands.server.ts'
import { askForm, LONGEST_MESSAGE } from '#app/features/messages/schema.ts'
import { loadPerson } from '#app/features/people/queries.server.ts'
import { useT } from '#app/i18n/catalogue.ts'
import { parseForm } from '#app/lib/form.server.ts'
import { refuse } from '#app/lib/outcome.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { FormPage } from '#app/ui/form-page.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import type { Route } from './+types/write'

export async function loader(args: Route.LoaderArgs) {
  const { services, locale, t, url } = await readVisit(args)
  const { handle } = args.params
  const person = await loadPerson(services, handle, null)
  if (!person || 'moved_to' in person || person.is_me || person.block === 'block')
    throw await missingPage(url, services)
  return {
    name: person.name,
    handle,
    isPrivate: true,
    meta: pageMeta({
      url: href('/people/:handle/write', { handle }),
      locale,
      siteUrl: services.config.siteUrl,
      title: t.messages.people.to(person.name),
      description: t.messages.lead,
      noindex: true,
    }),
  }
}

export async function action({ request, context, params: { handle } }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const form = await parseForm(askForm, request)
  if (!form.ok) return refused(form)
  if (!services.allow('write')) return refused(refuse('tooMany', { values: form.value }))
  const written = await writeToPerson(services, handle, form.value.body)
  return written.ok ? redirect(href('/messages/with/:id', { id: written.value })) : refused(written)
}

export const meta: Route.MetaFunction = ({ loaderData, error }) => loaderData?.meta ?? missingMeta(error)

export default function Write({ loaderData: { name, handle }, actionData }: Route.ComponentProps) {
  const t = useT()
  const words = t.messages
  const isBusy = useNavigation().state === 'submitting'
  const errors = { ...t.ui.refusals, ...words.errors }
  return (
    <FormPage
      title={words.people.to(name)}
      lead={words.people.privacy}
      back={{ to: href('/people/:handle', { handle }), label: name }}
      errors={summaryOf(errors, actionData)}
    >
      <Form method="post" className="panel stack gap-4" noValidate>
        <Field
          id="body"
          label={words.thread.message}
          hint={words.people.hint}
          error={errorAt(errors, actionData, 'body')}
        >
          <Textarea
            name="body"
            rows={6}
            maxLength={LONGEST_MESSAGE}
            dir="auto"
            defaultValue={actionData?.values.body}
          />
        </Field>
        <div>
          <Button type="submit" busy={isBusy}>
            {words.thread.send}
          </Button>
        </div>
      </Form>
    </FormPage>
  )
}

export const ErrorBoundary = RouteError
