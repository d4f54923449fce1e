// The section of members who made it, with their photos and the form to say so.
import { Form } from 'react-router'
import { AuthorName, When } from '#app/core/contributions/author-line.tsx'
import { PhotoUploadField } from '#app/core/media/photo-upload-field.tsx'
import { ReportLink } from '#app/core/moderation/report-link.tsx'
import { errorAt } from '#app/core/request/refused.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import type { Refusal } from '#app/lib/outcome.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { FieldGroup } from '#app/ui/field-group.tsx'
import { Radio } from '#app/ui/radio.tsx'
import { Select } from '#app/ui/select.tsx'
import { Stars } from '#app/ui/stars.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import { photosOf, type RecipeDetails, type RecipeWhole, type Step } from './recipe.ts'
import { RecipePicture } from './recipe-picture.tsx'

type Props = {
  whole: RecipeWhole
  details: RecipeDetails
  action: string
  isSignedIn: boolean
  now: string
  state: Refusal | undefined
}

export function MadeSection({ whole, details, action, isSignedIn, now, state }: Props) {
  const { t } = useI18n()
  const words = t.recipes.made
  return (
    <section className="stack gap-4 recipes-no-print" aria-labelledby="made" id="made-it">
      <h2 className="h3" id="made">
        {whole.facts.makes > 0 ? words.count(whole.facts.makes) : words.title}
      </h2>
      {whole.facts.makes === 0 && <p className="soft">{words.none}</p>}
      <ul className="stack gap-1">
        {details.made.map((make) => (
          <li key={`${make.author?.handle}${make.at}`} className="contribution-meta">
            <AuthorName author={make.author} />
            <Stars rating={make.rating} bare />
            <When at={make.at} now={now} />
            {make.is_sample && <span>{t.contributions.sample}</span>}
          </li>
        ))}
      </ul>
      <Photos whole={whole} details={details} />
      {whole.state === 'published' && !whole.is_mine && isSignedIn && (
        <MadeForm mine={details.mine} action={action} state={state} />
      )}
      {whole.state === 'published' && !isSignedIn && (
        <p>
          <Button variant="outline" to={`/login?${new URLSearchParams({ next: `${action}#made-it` })}`}>
            {words.signIn}
          </Button>
        </p>
      )}
      {/* Once its photos are there, the form begins anew: nobody sends the same twice. */}
      {whole.is_mine && <PhotoForm key={details.photos.length} action={action} state={state} steps={details.steps} />}
    </section>
  )
}

function Photos({ whole, details }: Pick<Props, 'whole' | 'details'>) {
  const words = useI18n().t.recipes.made
  const shown = photosOf(details, null).filter(({ id }) => id !== whole.facts.photo?.id)
  if (shown.length === 0) return null
  return (
    <ul className="recipes-photos" aria-label={words.photos}>
      {shown.map((photo) => {
        const credit = photo.is_author ? words.byAuthor : photo.credit ? words.byMember(photo.credit) : words.photos
        return (
          <li key={photo.id} className="stack gap-1">
            <RecipePicture photo={photo} alt={photo.caption ?? credit} sizes="(min-width: 40rem) 15rem, 45vw" />
            <span className="small muted" dir="auto">
              {photo.status === 'pending' ? words.waiting : credit}
            </span>
            {!photo.is_mine && <ReportLink kind="photo" subject={photo.id} what={whole.title ?? undefined} />}
          </li>
        )
      })}
    </ul>
  )
}

const useErrors = () => {
  const { t } = useI18n()
  return { ...t.ui.refusals, ...t.contributions.errors, ...t.recipes.errors }
}

function MadeForm({ mine, action, state }: { mine: number | null; action: string; state: Refusal | undefined }) {
  const { locale, t } = useI18n()
  const words = t.recipes.made
  const errors = useErrors()
  const chosen = state?.values.rating ?? String(mine ?? '')
  return (
    <div className="panel stack gap-4">
      <p className="soft">{words.lead}</p>
      <Form method="post" action={action} encType="multipart/form-data" className="stack gap-4" preventScrollReset>
        <input type="hidden" name="language" value={locale} />
        <FieldGroup legend={words.rating} error={errorAt(errors, state, 'rating') ?? errorAt(errors, state, 'form')}>
          <div className="row row--wrap gap-3">
            {[1, 2, 3, 4, 5].map((stars) => (
              <Radio
                key={stars}
                name="rating"
                value={stars}
                defaultChecked={chosen === String(stars)}
                label={words.stars(formatNumber(locale, stars))}
              />
            ))}
          </div>
        </FieldGroup>
        <Field label={words.words} error={errorAt(errors, state, 'words')} optional>
          <Textarea name="words" rows={3} maxLength={5000} dir="auto" defaultValue={state?.values.words} />
        </Field>
        <PhotoUploadField id="made-photos" error={errorAt(errors, state, 'photos')} />
        <div className="row row--wrap gap-3">
          <Button type="submit" name="intent" value="made">
            {mine === null ? words.send : words.change}
          </Button>
        </div>
      </Form>
      {mine !== null && (
        <Form method="post" action={action} preventScrollReset>
          <Button type="submit" variant="ghost" size="sm" name="intent" value="unmade">
            {words.takeBack}
          </Button>
        </Form>
      )}
    </div>
  )
}

/** So much of a step's words as tells it from the others. */
const MOST_SHOWN = 50
const brief = (text: string) => (text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN).trimEnd()}…` : text)

function PhotoForm({ action, state, steps }: Pick<Props, 'action' | 'state'> & { steps: readonly Step[] }) {
  const { locale, t } = useI18n()
  const words = t.recipes.made
  const errors = useErrors()
  return (
    <Form method="post" action={action} encType="multipart/form-data" className="panel stack gap-3" preventScrollReset>
      <h3 className="h4">{words.addPhotos}</h3>
      <p className="soft">{words.addPhotosText}</p>
      <Field label={words.shows} error={errorAt(errors, state, 'step')}>
        <Select name="step" defaultValue={state?.values.step ?? ''}>
          <option value="">{words.dish}</option>
          {steps.map(({ text }, i) => {
            // The number is all that tells two steps of the same words apart.
            const number = i + 1
            return (
              <option key={number} value={number}>
                {words.stepPhoto(formatNumber(locale, number))}: {brief(text)}
              </option>
            )
          })}
        </Select>
      </Field>
      <PhotoUploadField id="own-photos" error={errorAt(errors, state, 'photos')} required />
      <p>
        <Button type="submit" name="intent" value="photos">
          {words.upload}
        </Button>
      </p>
    </Form>
  )
}
