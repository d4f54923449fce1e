// Booking a band in two steps: where and when, in the address, which shows reach and price; then words, a picture and the payment.
import { Form, useNavigation } from 'react-router'
import { ACCEPT_ATTRIBUTE } from '#app/core/media/image-rules.ts'
import { photoUrl } from '#app/core/media/photo-url.ts'
import { errorAt, summaryOf } from '#app/core/request/refused.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import type { Refusal } from '#app/lib/outcome.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { FieldGroup } from '#app/ui/field-group.tsx'
import { FormPage } from '#app/ui/form-page.tsx'
import { Input } from '#app/ui/input.tsx'
import { LanguageOptions } from '#app/ui/language-options.tsx'
import { Radio } from '#app/ui/radio.tsx'
import { Select } from '#app/ui/select.tsx'
import { StatTile } from '#app/ui/stat-tile.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import { BANDS_PATH, LONGEST_BAND } from './band.ts'
import type { BandOffer } from './bands.server.ts'
import { Closed } from './bands-page.tsx'

const WHERE = ['place', 'placement', 'town', 'starts_on', 'ends_on'] as const

type Props = {
  offer: BandOffer
  /** The first step as it stands in the address. */
  look: Record<(typeof WHERE)[number], string>
  /** What is wrong with it. */
  lookRefusal: Refusal | undefined
  days: { first: string; last: string }
  refusal: Refusal | undefined
}

export function BookPage({ offer, look, lookRefusal, days, refusal }: Props) {
  const { t } = useI18n()
  const words = t.bands
  const errors = { ...t.ui.refusals, ...t.photos.problems, ...words.errors }
  const place = offer.places.find(({ id }) => id === look.place) ?? offer.places[0]
  return (
    <FormPage
      title={words.book}
      lead={words.bookText}
      back={{ to: BANDS_PATH, label: words.back }}
      errors={summaryOf(errors, refusal ?? lookRefusal)}
    >
      {!offer.isOpen ? (
        <Closed />
      ) : !place ? (
        <Alert>{words.noPlace}</Alert>
      ) : (
        <>
          <Where offer={offer} look={look} days={days} refusal={lookRefusal} />
          {offer.taken.length > 0 && <p className="soft">{words.taken(offer.taken.join(' · '))}</p>}
          {offer.shown && (
            <>
              <Reach shown={offer.shown} />
              {!offer.isTaken && (
                <Words
                  // Another place has other photos.
                  key={place.id}
                  look={look}
                  shown={offer.shown}
                  photos={place.photos}
                  byInvoice={offer.byInvoice}
                  refusal={refusal}
                />
              )}
            </>
          )}
        </>
      )}
    </FormPage>
  )
}

function Where({
  offer,
  look,
  days,
  refusal,
}: Pick<Props, 'offer' | 'look' | 'days'> & { refusal: Refusal | undefined }) {
  const { t } = useI18n()
  const words = t.bands
  const error = (field: string) => errorAt({ ...t.ui.refusals, ...words.errors }, refusal, field)
  return (
    <Form method="get" className="panel stack gap-5" noValidate>
      <Field id="place" label={words.fields.place} error={error('place')} required>
        <Select name="place" defaultValue={look.place}>
          {offer.places.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <FieldGroup id="placement" legend={words.fields.placement} error={error('placement')}>
        <div className="stack gap-3">
          {offer.placements.map(({ id, price }) => (
            <Radio
              key={id}
              framed
              name="placement"
              value={id}
              defaultChecked={look.placement === id}
              label={t.sponsorship.placements[id].title}
              hint={`${t.sponsorship.placements[id].text} ${t.sponsorship.aMonth(price)}.`}
            />
          ))}
        </div>
      </FieldGroup>
      <Field id="town" label={words.fields.town} hint={words.hints.town} error={error('town')} required>
        <Input name="town" dir="auto" maxLength={LONGEST_BAND.town} defaultValue={look.town} />
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          id="starts_on"
          label={words.fields.starts_on}
          hint={words.hints.days}
          error={error('starts_on')}
          required
        >
          <Input
            name="starts_on"
            type="date"
            dir="ltr"
            min={days.first}
            max={days.last}
            defaultValue={look.starts_on}
          />
        </Field>
        <Field id="ends_on" label={words.fields.ends_on} error={error('ends_on')} required>
          <Input name="ends_on" type="date" dir="ltr" min={days.first} defaultValue={look.ends_on} />
        </Field>
      </div>
      <Button type="submit" variant={offer.shown ? 'outline' : 'primary'} className="self-start">
        {words.look}
      </Button>
    </Form>
  )
}

type Shown = NonNullable<BandOffer['shown']>

function Reach({ shown }: { shown: Shown }) {
  const { t } = useI18n()
  const words = t.bands
  return (
    <section className="stack gap-4" aria-labelledby="reach">
      <h2 className="h3" id="reach">
        {words.reach(shown.town)}
      </h2>
      <div className="grid gap-4 sm:grid-cols-3">
        {shown.figures.map(({ label, value }) => (
          <StatTile key={label} label={label} value={value} />
        ))}
      </div>
      <p className="small muted">{words.honest}</p>
      <StatTile
        label={words.price}
        value={shown.price}
        hint={`${words.days(shown.days)}: ${words.span(shown.from, shown.to)}`}
      />
    </section>
  )
}

type WordsProps = Pick<Props, 'look' | 'refusal'> & {
  shown: Shown
  photos: BandOffer['places'][number]['photos']
  byInvoice: boolean
}

function Words({ look, shown, photos, byInvoice, refusal }: WordsProps) {
  const { locale, t } = useI18n()
  const words = t.bands
  const busy = useNavigation().state !== 'idle'
  const values = refusal?.values ?? {}
  const error = (field: string) => errorAt({ ...t.ui.refusals, ...t.photos.problems, ...words.errors }, refusal, field)
  return (
    <Form method="post" encType="multipart/form-data" className="panel stack gap-5" noValidate>
      <h2 className="h3">{words.says}</h2>
      {WHERE.map((name) => (
        <input key={name} type="hidden" name={name} value={look[name]} />
      ))}
      <input type="hidden" name="seen" value={shown.cents} />
      <Field id="language" label={words.fields.language} error={error('language')} required>
        <Select name="language" defaultValue={values.language ?? locale}>
          <LanguageOptions />
        </Select>
      </Field>
      <Field id="title" label={words.fields.title} error={error('title')} required>
        <Input name="title" dir="auto" maxLength={LONGEST_BAND.title} defaultValue={values.title} />
      </Field>
      <Field id="body" label={words.fields.body} error={error('body')} required>
        <Textarea name="body" rows={3} dir="auto" maxLength={LONGEST_BAND.body} defaultValue={values.body} />
      </Field>
      <FieldGroup id="photo" legend={words.fields.photo} error={error('photo')}>
        <div className="grid gap-3 sm:grid-cols-3">
          {photos.slice(0, 6).map(({ id }, at) => (
            <Radio
              key={id}
              framed
              name="photo"
              value={id}
              defaultChecked={values.photo === undefined ? at === 0 : values.photo === id}
              label={
                <img
                  className="object-cover w-full aspect-[4/3]"
                  src={photoUrl(id, 640)}
                  alt={words.photoNumber(formatNumber(locale, at + 1))}
                  width="320"
                  height="240"
                  loading="lazy"
                />
              }
            />
          ))}
          <Radio
            framed
            name="photo"
            value=""
            defaultChecked={values.photo === undefined ? photos.length === 0 : values.photo === ''}
            label={words.fields.noPhoto}
          />
        </div>
      </FieldGroup>
      <Field id="file" label={words.fields.file} hint={words.hints.file} error={error('file')} optional>
        <input className="input" type="file" id="file" name="file" accept={ACCEPT_ATTRIBUTE} />
      </Field>
      <p className="soft">{words.promise}</p>
      <Button type="submit" busy={busy} className="self-start">
        {byInvoice ? words.invoice(shown.sum) : words.pay(shown.sum)}
      </Button>
    </Form>
  )
}
