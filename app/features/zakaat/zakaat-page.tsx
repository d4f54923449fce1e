import './zakaat.css'
import { BreadcrumbTrail } from '#app/core/seo/breadcrumb-trail.tsx'
import type { Crumb } from '#app/core/seo/rules.ts'
import { useT } from '#app/i18n/catalogue.ts'
import { useScript } from '#app/lib/use-script.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Lock } from '#app/ui/icons.ts'
import { Calculator } from './calculator.tsx'
import { PaperWorksheet } from './paper-worksheet.tsx'
import type { OfferedPrice } from './sheet.ts'

type Props = {
  crumbs: readonly Crumb[]
  currencies: readonly { code: string; name: string; digits: number }[]
  offered: readonly OfferedPrice[]
  currency: string
}

/** The style sheet prints one or the other: the visitor's own sheet, or the empty one. */
function printEmptySheet() {
  document.documentElement.dataset.print = 'worksheet'
  window.print()
  delete document.documentElement.dataset.print
}

export function ZakaatPage({ crumbs, ...calculator }: Props) {
  const t = useT().zakaat
  const isAlive = useScript()
  return (
    <div className="page zk-page">
      <BreadcrumbTrail crumbs={crumbs} />
      <header className="stack gap-3 zk-head">
        <h1 className="title">{t.title}</h1>
        <p className="soft max-w-[46rem] text-lg">{t.lead}</p>
        <p className="zk-private">
          <Lock className="i" />
          {t.private}
        </p>
      </header>
      <div className="zk-noscript">
        <Alert tone="warning">
          {t.noScript}{' '}
          <a className="link" href="#worksheet">
            {t.noScriptLink}
          </a>
        </Alert>
      </div>
      <div className="zk-live">
        <Calculator {...calculator} />
      </div>
      <section className="panel stack gap-3 zk-how" aria-labelledby="how-title">
        <h2 className="h3" id="how-title">
          {t.how.title}
        </h2>
        <ol className="zk-steps">
          {t.how.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p>{t.how.not}</p>
        <p>{t.how.farm}</p>
        <p className="muted">{t.scholar}</p>
      </section>
      <PaperWorksheet onPrint={isAlive ? printEmptySheet : null} />
    </div>
  )
}
