// The page for a text, link or file another app shared: it is looked for, added, or taken to the mosque it is about.
import { useEffect, useState } from 'react'
import { Form, Link } from 'react-router'
import { readSharedFile } from '#app/core/pocket/shared-file.ts'
import { useT } from '#app/i18n/catalogue.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import type { Shared } from './read-shared.ts'
import './pocket.css'

type Found = { kind: string; label: string; detail: string; to: string }

export function SharePage({ shared: { words: said, url, hasFile } }: { shared: Shared }) {
  const words = useT().pocket.share
  return (
    <div className="page section">
      <div className="stack gap-6 max-w-[44rem]">
        <header className="stack gap-2">
          <h1 className="title">{words.title}</h1>
          <p className="lead">{hasFile ? words.fileLead : words.lead}</p>
        </header>
        {hasFile ? (
          <WhichMosque />
        ) : (
          <Form action="/search" className="stack gap-3" role="search">
            <Field id="q" label={words.lookFor}>
              <Input name="q" defaultValue={said} dir="auto" />
            </Field>
            <p className="row row--wrap gap-3">
              <Button type="submit">{words.search}</Button>
              <Button to="/business-register" variant="outline">
                {words.add}
              </Button>
            </p>
            {url && (
              <p className="small soft" dir="ltr">
                {url}
              </p>
            )}
          </Form>
        )}
      </div>
    </div>
  )
}

function WhichMosque() {
  const words = useT().pocket.share
  const [name, setName] = useState<string | null>(null)
  const [found, setFound] = useState<Found[] | null>(null)

  useEffect(() => {
    void readSharedFile().then((file) => setName(file?.name ?? null))
  }, [])

  async function look(form: FormData) {
    const q = String(form.get('q') ?? '')
    const answer = await fetch(`/api/suggestions?${new URLSearchParams({ q, lang: document.documentElement.lang })}`)
    const all: Found[] = answer.ok ? await answer.json() : []
    setFound(all.filter(({ kind }) => kind === 'mosque'))
  }

  return (
    <>
      {name && <Alert>{words.file(name)}</Alert>}
      <form action={look} className="stack gap-3">
        <Field id="q" label={words.mosque}>
          <Input name="q" dir="auto" required />
        </Field>
        <div>
          <Button type="submit">{words.search}</Button>
        </div>
      </form>
      {found !== null && (
        <ul className="pocket-list" aria-live="polite">
          {found.length === 0 && <li>{words.none}</li>}
          {found.map((mosque) => (
            <li key={mosque.to}>
              <Link className="link" to={`${mosque.to}/tell`} dir="auto">
                {mosque.label}
              </Link>{' '}
              <span className="soft">{mosque.detail}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
