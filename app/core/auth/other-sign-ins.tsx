// A button for each other service people may sign in with. Plain links: the way there and back needs no scripts.
import { useT } from '#app/i18n/catalogue.ts'
import { Button } from '#app/ui/button.tsx'

type Props = { providers: readonly { id: string; name: string }[]; next: string }

export function OtherSignIns({ providers, next }: Props) {
  const t = useT().auth.login
  const carry = next === '/' ? '' : `?${new URLSearchParams({ next })}`
  return (
    <div className="stack gap-3">
      <p className="muted text-center">{t.or}</p>
      {providers.map(({ id, name }) => (
        <Button key={id} to={`/auth/provider/${id}${carry}`} variant="outline" size="lg" block reloadDocument>
          {t.continueWith(name)}
        </Button>
      ))}
    </div>
  )
}
