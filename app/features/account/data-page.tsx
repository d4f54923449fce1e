// The page where members download the file with all their data, and see what it holds.
import { href } from 'react-router'
import { useI18n } from '#app/i18n/catalogue.ts'
import { intlTag } from '#app/i18n/locales.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { DescriptionList } from '#app/ui/description-list.tsx'
import { FormPage } from '#app/ui/form-page.tsx'
import { Download } from '#app/ui/icons.ts'
import type { OwnData } from './queries.server.ts'

const MEGABYTE = 1_000_000

export function DataPage({ own: { parts, files, bytes } }: { own: OwnData }) {
  const { locale, t } = useI18n()
  const words = t.account.data
  const figures = new Intl.NumberFormat(intlTag(locale), { maximumFractionDigits: 1 })
  const items = parts.map(({ part, number }) => ({
    term: words.parts[part],
    detail: words.entries(number),
  }))
  const size = words.fileCount(files, figures.format(Math.max(bytes / MEGABYTE, 0.1)))
  return (
    <FormPage title={words.title} lead={words.lead} back={{ to: href('/account'), label: t.account.title }} errors={[]}>
      <Card as="section" title={words.what}>
        <div className="stack gap-5">
          <DescriptionList items={files > 0 ? [...items, { term: words.files, detail: size }] : items} />
          <p>
            {/* A file, not a page: the browser asks for it itself. */}
            <Button to={href('/account/data.zip')} reloadDocument>
              <Download className="i" />
              {words.download}
            </Button>
          </p>
          <p className="small muted">{words.form}</p>
        </div>
      </Card>
      <p className="soft">{words.leftOut}</p>
      <section className="stack gap-2" aria-labelledby="going">
        <h2 className="h4" id="going">
          {t.account.leave.title}
        </h2>
        <p className="soft">{words.leaving}</p>
        <p>
          <Button to={href('/account/leave')} variant="outline" size="sm">
            {t.account.leave.open}
          </Button>
        </p>
      </section>
    </FormPage>
  )
}
