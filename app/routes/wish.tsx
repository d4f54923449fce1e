// Does what someone wanted before they were asked to sign in: sends their form again, by itself where scripts run.
import { useEffect, useRef } from 'react'
import { data, Form, redirect, useNavigate, useSubmit } from 'react-router'
import { AuthPage } from '#app/core/auth/auth-page.tsx'
import { NO_WISH_COOKIE, readWish } from '#app/core/auth/wish.server.ts'
import { wishKind } from '#app/core/auth/wish.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { readVisit } from '#app/core/visit/visit.server.ts'
import { useT } from '#app/i18n/catalogue.ts'
import { Button } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toasts.ts'
import type { Route } from './+types/wish'

export async function loader(args: Route.LoaderArgs) {
  const { services, locale, t, now } = await readVisit(args)
  const wish = readWish(args.request.headers.get('cookie'), now.getTime())
  if (!wish) throw redirect('/')
  const { title, lead } = t.auth.wish
  const meta = pageMeta({
    url: '/wish',
    locale,
    siteUrl: services.config.siteUrl,
    title,
    description: lead,
    noindex: true,
  })
  return data({ wish, kind: wishKind(wish.action, wish.values), meta }, { headers: { 'Set-Cookie': NO_WISH_COOKIE } })
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function FinishWish({ loaderData: { wish, kind } }: Route.ComponentProps) {
  const { wish: words } = useT().auth
  const form = useRef<HTMLFormElement>(null)
  const submit = useSubmit()
  const navigate = useNavigate()
  useEffect(() => {
    void submit(form.current, { replace: true }).then(() => {
      if (kind !== 'save') return
      showToast(words.saved, { action: { label: words.seeSaved, run: () => void navigate('/saved') } })
    })
  }, [submit, navigate, kind, words])
  return (
    <AuthPage title={words.title} lead={words.lead}>
      <Form ref={form} method="post" action={wish.action} replace>
        {Object.entries(wish.values).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit" size="lg">
          {kind ? words.buttons[kind] : words.button}
        </Button>
      </Form>
    </AuthPage>
  )
}
