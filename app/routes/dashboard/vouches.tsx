// For people who speak for a mosque: who asks it to vouch.
import { Form, redirect } from 'react-router'
import { refused } from '#app/core/request/refused.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { revokeVouch, vouch } from '#app/features/business-desk/commands.server.ts'
import { DeskPage } from '#app/features/business-desk/desk-page.tsx'
import { listAskedVouches } from '#app/features/business-desk/queries.server.ts'
import { saidIn } from '#app/features/business-desk/rules.ts'
import { vouchForms } from '#app/features/business-desk/schema.ts'
import { useT } from '#app/i18n/catalogue.ts'
import { i18nOf } from '#app/i18n/messages.server.ts'
import { readIntent } from '#app/lib/form.server.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Field } from '#app/ui/field.tsx'
import { HandHeart } from '#app/ui/icons.ts'
import { Input } from '#app/ui/input.tsx'
import type { Route } from './+types/vouches'

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { locale, t } = await i18nOf(url)
  const { title, lead } = t.businessDesk.vouches
  return {
    asked: await listAskedVouches(services),
    said: saidIn(url, ['thanks', 'revoked']),
    meta: pageMeta({
      url: '/dashboard/vouches',
      locale,
      siteUrl: services.config.siteUrl,
      title,
      description: lead,
      noindex: true,
    }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const form = await readIntent(request, vouchForms)
  if (!form.ok) return refused(form)
  const { intent, value } = form.value
  const outcome =
    intent === 'vouch' ? await vouch(services, value.claim, value.note) : await revokeVouch(services, value.claim)
  return outcome.ok
    ? redirect(`/dashboard/vouches?said=${intent === 'vouch' ? 'thanks' : 'revoked'}`)
    : refused(outcome)
}

export default function Vouches({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT()
  const words = t.businessDesk.vouches
  const { asked, said } = loaderData
  return (
    <DeskPage
      title={words.title}
      lead={words.lead}
      said={said && !actionData ? words[said] : null}
      state={actionData ?? null}
    >
      {asked.length === 0 && <EmptyState icon={HandHeart} title={words.none} />}
      {asked.map((claim) => (
        <section key={claim.id} className="panel stack gap-4" aria-labelledby={claim.id}>
          <div className="panel__head">
            <h2 className="h4" id={claim.id}>
              {[claim.name ?? claim.business_name, claim.city].filter(Boolean).join(', ')}
            </h2>
            <Badge>{t.businessDesk.claim.states[claim.state]}</Badge>
          </div>
          <p>{words.asks(claim.claimant, t.businessDesk.claim.roles[claim.role])}</p>
          {claim.evidence && <p className="own-about soft">{claim.evidence}</p>}
          {claim.vouched && <p className="strong">{words.vouched}</p>}
          <Form method="post" className="stack gap-4">
            <input type="hidden" name="claim" value={claim.id} />
            {claim.vouched ? (
              <div>
                <Button type="submit" name="intent" value="revoke" variant="outline" size="sm">
                  {words.revoke}
                </Button>
              </div>
            ) : (
              claim.state !== 'verified' && (
                <>
                  <Field id={`note-${claim.id}`} label={words.note} optional>
                    <Input name="note" maxLength={500} />
                  </Field>
                  <div>
                    <Button type="submit" name="intent" value="vouch">
                      {words.vouch}
                    </Button>
                  </div>
                </>
              )
            )}
          </Form>
        </section>
      ))}
    </DeskPage>
  )
}
