// Inviting ten: a link of one's own, a poster with it, and how many came.
import { Form, useNavigation } from 'react-router'
import { useI18n } from '#app/i18n/catalogue.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { Button } from '#app/ui/button.tsx'
import { CopyField } from '#app/ui/copy-field.tsx'
import { MessageCircle, Printer, Send } from '#app/ui/icons.ts'
import '#app/ui/styles/work.css'
import './community.css'

const WANTED = 10

type Props = { url: string; came: number }

export function InvitePage({ url, came }: Props) {
  const { locale, t } = useI18n()
  const words = t.community.invite
  const busy = useNavigation().formData !== undefined
  const text = encodeURIComponent(`${words.message}\n${url}`)
  return (
    <div className="page section stack gap-8 community-invite">
      <header className="stack gap-2">
        <h1 className="title">{words.title}</h1>
        <p className="lead">{words.lead}</p>
      </header>
      <section className="panel stack gap-4">
        <CopyField label={words.link} text={url} />
        <div className="row row--wrap gap-3">
          <Button href={`https://wa.me/?text=${text}`} variant="outline">
            <MessageCircle className="i i--sm" />
            WhatsApp
          </Button>
          <Button href={`mailto:?body=${text}`} variant="outline">
            <Send className="i i--sm" />
            {words.share}
          </Button>
        </div>
      </section>
      <section className="stack gap-3">
        <div
          className="community-ten"
          role="img"
          aria-label={`${formatNumber(locale, Math.min(came, WANTED))} / ${formatNumber(locale, WANTED)}`}
        >
          {Array.from({ length: WANTED }, (_, i) => i).map((i) => (
            <span key={i} className={i < came ? 'is-here' : undefined} />
          ))}
        </div>
        <p className="strong">{words.came(came)}</p>
        <p className="small muted">{words.privacy}</p>
      </section>
      <section className="panel stack gap-3">
        <h2 className="h4">{words.poster}</h2>
        <p className="soft">{words.posterText}</p>
        <Button to="/invite/poster" className="self-start" variant="outline" reloadDocument>
          <Printer className="i i--sm" />
          {words.poster}
        </Button>
      </section>
      <details className="quiet-details">
        <summary>{words.renew}</summary>
        <Form method="post" className="stack gap-3 pt-2">
          <p className="small">{words.renewText}</p>
          <Button type="submit" variant="danger" size="sm" className="self-start" busy={busy}>
            {words.renew}
          </Button>
        </Form>
      </details>
    </div>
  )
}
