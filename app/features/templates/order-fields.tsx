// The fields of a poster: its kind, the place it tells of, paper, language, colours, logo, and words of one's own.

import { useState } from 'react'
import { useT } from '#app/i18n/catalogue.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { LanguageOptions } from '#app/ui/language-options.tsx'
import { Select } from '#app/ui/select.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import { colourNames, hasOwnWords, KINDS, LARGEST_LOGO, LOGO_KEY, LONGEST, paperNames } from './rules.ts'
import type { TemplatesData } from './templates-page.tsx'
import '#app/ui/styles/work.css'

export function OrderFields({ data }: { data: TemplatesData }) {
  const t = useT().templates
  const { order, placeName, language } = data
  return (
    <>
      <Field label={t.kind}>
        <Select name="kind" defaultValue={order.kind}>
          {KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {t.kinds[kind]}
            </option>
          ))}
        </Select>
      </Field>
      <input type="hidden" name="place" value={order.place} />
      {data.isCampaign && <input type="hidden" name="via" value={order.via} />}
      <Field label={t.place} hint={placeName ? t.chosen(placeName) : t.placeHint}>
        <div className="row gap-2">
          <Input
            // Whoever has chosen a place is done searching.
            key={`${order.place} ${order.search}`}
            name="q"
            type="search"
            maxLength={100}
            defaultValue={order.search}
            dir="auto"
            className="grow"
          />
          <Button type="submit" variant="outline">
            {t.find}
          </Button>
        </div>
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={t.language}>
          <Select name="language" defaultValue={language}>
            <LanguageOptions />
          </Select>
        </Field>
        <Field label={t.paper}>
          <Select name="paper" defaultValue={order.paper}>
            {paperNames.map((paper) => (
              <option key={paper} value={paper}>
                {paper.toUpperCase()}
              </option>
            ))}
          </Select>
        </Field>
        {order.kind === 'timetable' && (
          <Field label={t.month}>
            <Input name="month" type="month" defaultValue={order.month || data.thisMonth} dir="ltr" />
          </Field>
        )}
        <Field label={t.colour}>
          <Select name="colour" defaultValue={order.colour}>
            {colourNames.map((colour) => (
              <option key={colour} value={colour}>
                {t.colours[colour]}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      {hasOwnWords(order.kind) && <OwnWords data={data} />}
      <OwnLook own={order.own} />
    </>
  )
}

function OwnWords({ data: { order } }: { data: TemplatesData }) {
  const t = useT().templates
  return (
    <>
      <Field label={t.titles[order.kind === 'janazah' ? 'person' : 'title']} optional>
        <Input name="title" maxLength={LONGEST.title} defaultValue={order.title} dir="auto" type="text" />
      </Field>
      <Field label={t.when} optional>
        <Input name="when" maxLength={LONGEST.when} defaultValue={order.when} dir="auto" type="text" />
      </Field>
      {order.kind !== 'jumuah' && (
        <Field label={t.where} optional>
          <Input name="where" maxLength={LONGEST.where} defaultValue={order.where} dir="auto" type="text" />
        </Field>
      )}
      <Field label={t.text} optional>
        <Textarea name="text" rows={4} maxLength={LONGEST.text} defaultValue={order.text} dir="auto" />
      </Field>
    </>
  )
}

/** Tells the sheet on this page, as the browser tells the other tabs. */
const tellLogo = () => window.dispatchEvent(new Event('storage'))

function OwnLook({ own }: { own: string | null }) {
  const t = useT().templates
  const [isOwn, setOwn] = useState(own !== null)
  const [refused, setRefused] = useState(false)
  const keepLogo = (file: File | undefined) => {
    if (!file) return
    const isFit = file.type.startsWith('image/') && file.size <= LARGEST_LOGO
    setRefused(!isFit)
    if (!isFit) return
    const reader = new FileReader()
    reader.onload = () => {
      try {
        localStorage.setItem(LOGO_KEY, String(reader.result))
      } catch {
        setRefused(true)
      }
      tellLogo()
    }
    reader.readAsDataURL(file)
  }
  return (
    <details className="quiet-details">
      <summary>{t.ownLook}</summary>
      <div className="stack gap-4 pt-3">
        <label className="check">
          <input type="checkbox" checked={isOwn} onChange={(event) => setOwn(event.target.checked)} />
          <span>
            {t.ownColour}
            <span className="hint block">{t.ownColourHint}</span>
          </span>
        </label>
        {isOwn && (
          <Field label={t.ownColour} hideLabel>
            <Input name="own" type="color" defaultValue={own ?? '#0d5a42'} />
          </Field>
        )}
        <Field label={t.logo} hint={t.logoHint} error={refused ? t.logoRefused : undefined}>
          <Input type="file" accept="image/*" onChange={(event) => keepLogo(event.target.files?.[0])} />
        </Field>
        <Button
          type="button"
          variant="ghost"
          size="sm"
          className="self-start"
          onClick={() => {
            localStorage.removeItem(LOGO_KEY)
            tellLogo()
          }}
        >
          {t.removeLogo}
        </Button>
      </div>
    </details>
  )
}
