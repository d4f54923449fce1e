// The head of a page, written out.
import type { ReactNode } from 'react'
import { useT } from '#app/i18n/catalogue.ts'
import { DescriptionList } from '#app/ui/description-list.tsx'
import type { Head } from './rules.ts'

export function MetadataFound({ head, types }: { head: Head; types: readonly string[] }) {
  const t = useT().diagnostics.seo
  const text = (value: string | null | undefined): ReactNode =>
    value ? <bdi className="break-words">{value}</bdi> : <span className="muted">{t.none}</span>
  const counted = (value: string): ReactNode => (
    <>
      {text(value)} <span className="small muted">({t.length(value.length)})</span>
    </>
  )
  const { meta, alternates, structured } = head
  return (
    <section aria-labelledby="found">
      <h2 className="h3 pb-3" id="found">
        {t.found}
      </h2>
      <div className="panel">
        <DescriptionList
          items={[
            { term: t.fields.title, detail: counted(head.title) },
            { term: t.fields.description, detail: counted(meta.description ?? '') },
            { term: t.fields.robots, detail: text(meta.robots) },
            { term: t.fields.canonical, detail: text(head.canonical) },
            { term: t.fields.languages, detail: text(alternates.map(({ language }) => language).join(', ')) },
            { term: t.fields.image, detail: text(meta['og:image']) },
            { term: t.fields.structured, detail: text(types.join(', ')) },
          ]}
        />
      </div>
      {structured.map((json, i) => (
        <details key={json} className="pt-3">
          <summary className="link">
            <bdi>{types[i]}</bdi>
          </summary>
          <pre className="panel small overflow-x-auto whitespace-pre-wrap break-words" dir="ltr">
            {json}
          </pre>
        </details>
      ))}
    </section>
  )
}
