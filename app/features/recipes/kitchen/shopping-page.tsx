// The shopping list: what to buy, what is in the basket, and a line for anything else. Signed out it is kept on the device.
import { type SubmitEvent, useEffect, useId } from 'react'
import { Form, useNavigation } from 'react-router'
import { errorAt, summaryOf } from '#app/core/request/refused.ts'
import { useSending } from '#app/core/request/use-sending.tsx'
import { BreadcrumbTrail } from '#app/core/seo/breadcrumb-trail.tsx'
import type { Crumb } from '#app/core/seo/rules.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import type { Outcome, Refusal } from '#app/lib/outcome.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { Field } from '#app/ui/field.tsx'
import { CalendarDays, Check, Printer, ShoppingBasket } from '#app/ui/icons.ts'
import { Textarea } from '#app/ui/textarea.tsx'
import { addToDevice, clearDevice, tickOnDevice, useDeviceList } from './device-list.ts'
import { readOwnLines } from './own-lines.ts'
import { type Entry, entriesOf, type ShoppingLine, writeMeasures } from './shopping.ts'
import './kitchen.css'
import '#app/ui/styles/work.css'

type Props = {
  /** Null: nobody is signed in, and the list is the device's. */
  lines: readonly ShoppingLine[] | null
  crumbs: readonly Crumb[]
  said: string | null
  state: Refusal | undefined
}

/** What the form would tell the site is done here. False: the site is asked, and says what is wrong. */
function doOnDevice(form: FormData): boolean {
  const idsOf = (name: string) => String(form.get(name) ?? '').split(',')
  switch (form.get('intent')) {
    case 'own': {
      const lines = readOwnLines(String(form.get('lines') ?? ''))
      return lines !== null && addToDevice(lines)
    }
    case 'mark':
      tickOnDevice(idsOf('tick'), true)
      tickOnDevice(idsOf('untick'), false)
      return true
    case 'clear-ticked':
    case 'clear-all':
      clearDevice(form.get('intent') === 'clear-all' ? 'all' : 'ticked')
      return true
    default:
      return false
  }
}

export function ShoppingPage({ lines: own, crumbs, said, state }: Props) {
  const { t } = useI18n()
  const words = t.recipes.kitchen
  const onDevice = useDeviceList()
  const isGuest = own === null
  const entries = entriesOf(own ?? onDevice)
  const errors = { ...t.ui.refusals, ...t.recipes.errors }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    if (!isGuest) return
    const form = event.currentTarget
    if (!doOnDevice(new FormData(form, event.nativeEvent.submitter))) return
    event.preventDefault()
    form.reset()
  }
  return (
    <div className="page section kitchen">
      <div className="stack gap-6 max-w-[44rem]">
        <BreadcrumbTrail crumbs={crumbs} />
        <header className="row row--wrap between gap-4">
          <div className="stack gap-2">
            <h1 className="title">{words.list}</h1>
            <p className="lead kitchen-no-print">{words.listLead}</p>
          </div>
          <p className="row row--wrap gap-2 kitchen-no-print">
            <Button to="/community/recipes/plan" variant="outline" size="sm">
              <CalendarDays className="i i--sm" />
              {words.plan}
            </Button>
            {entries.length > 0 && (
              <Button variant="outline" size="sm" onClick={() => window.print()}>
                <Printer className="i i--sm" />
                {words.print}
              </Button>
            )}
          </p>
        </header>
        {said === 'added' && (
          <Alert tone="success" announce>
            {words.added}
          </Alert>
        )}
        <ErrorSummary errors={summaryOf(errors, state, 'shopping-')} />
        {!isGuest && onDevice.length > 0 && <Bring lines={onDevice} />}
        {entries.length === 0 ? (
          <EmptyState
            icon={ShoppingBasket}
            title={words.empty}
            action={<Button to="/community/recipes">{words.find}</Button>}
          >
            {words.emptyText}
          </EmptyState>
        ) : (
          <Lists entries={entries} submit={submit} />
        )}
        <OwnLines submit={submit} state={state} error={errorAt(errors, state, 'lines')} />
        {isGuest && (
          <p className="small soft row row--wrap gap-3 kitchen-no-print">
            {words.onDevice}
            <Button to={`/login?next=${encodeURIComponent('/community/recipes/shopping')}`} size="sm" variant="outline">
              {words.signIn}
            </Button>
          </p>
        )}
      </div>
    </div>
  )
}

type ListsProps = { entries: readonly Entry[]; submit: (event: SubmitEvent<HTMLFormElement>) => void }

/** What is still to buy, and what is in the basket. */
function Lists({ entries, submit }: ListsProps) {
  const words = useI18n().t.recipes.kitchen
  const toBuy = entries.filter(({ isTicked }) => !isTicked)
  const inBasket = entries.filter(({ isTicked }) => isTicked)
  return (
    <>
      <Form method="post" onSubmit={submit} preventScrollReset data-draft="off">
        <input type="hidden" name="intent" value="mark" />
        <ul className="kitchen-list">
          {toBuy.map((entry) => (
            <Line key={entry.key} entry={entry} />
          ))}
        </ul>
        {inBasket.length > 0 && (
          <section className="stack gap-2 pt-5 kitchen-no-print" aria-labelledby="in-basket">
            <h2 className="h4" id="in-basket">
              {words.inBasket}
            </h2>
            <ul className="kitchen-list">
              {inBasket.map((entry) => (
                <Line key={entry.key} entry={entry} />
              ))}
            </ul>
          </section>
        )}
      </Form>
      <Form
        method="post"
        onSubmit={submit}
        className="row row--wrap gap-2 kitchen-no-print"
        preventScrollReset
        data-draft="off"
      >
        {inBasket.length > 0 && (
          <Button type="submit" name="intent" value="clear-ticked" size="sm" variant="outline">
            {words.clearTicked}
          </Button>
        )}
        <Button type="submit" name="intent" value="clear-all" size="sm" variant="ghost">
          {words.clearAll}
        </Button>
      </Form>
    </>
  )
}

function Line({ entry: { name, measures, ids, isTicked } }: { entry: Entry }) {
  const { locale, t } = useI18n()
  const words = t.recipes.kitchen
  const amount = writeMeasures(locale, t.recipes.units, measures)
  return (
    <li>
      <button
        type="submit"
        name={isTicked ? 'untick' : 'tick'}
        value={ids.join(',')}
        className="kitchen-line"
        data-ticked={isTicked || undefined}
        aria-label={(isTicked ? words.untick : words.tick)([amount, name].filter(Boolean).join(' '))}
      >
        <span className="kitchen-line__box">
          <Check className="i i--sm" />
        </span>
        <span className="kitchen-line__words">
          {amount && <b className="num">{amount}</b>} <bdi>{name}</bdi>
        </span>
      </button>
    </li>
  )
}

type OwnProps = {
  submit: (event: SubmitEvent<HTMLFormElement>) => void
  state: Refusal | undefined
  error: string | undefined
}

function OwnLines({ submit, state, error }: OwnProps) {
  const words = useI18n().t.recipes.kitchen
  const busy = useNavigation().formData?.get('intent') === 'own'
  // What was added leaves the field; what was refused stays in it.
  const field = useId()
  return (
    <Form
      key={state ? field : 'new'}
      method="post"
      onSubmit={submit}
      className="stack gap-3 kitchen-no-print"
      preventScrollReset
      data-draft="off"
    >
      <Field id="shopping-lines" label={words.own} hint={words.ownHint} error={error}>
        <Textarea name="lines" rows={2} dir="auto" maxLength={8000} defaultValue={state?.values.lines ?? ''} />
      </Field>
      <p>
        <Button type="submit" name="intent" value="own" variant="outline" busy={busy}>
          {words.addOwn}
        </Button>
      </p>
    </Form>
  )
}

/** A list from before its owner signed in comes along when they say so, and leaves the device when it arrived. */
function Bring({ lines }: { lines: readonly ShoppingLine[] }) {
  const words = useI18n().t.recipes.kitchen
  const { Form: BringForm, answer } = useSending<Outcome<unknown>>()
  useEffect(() => {
    if (answer?.ok) clearDevice('all')
  }, [answer])
  return (
    <Alert>
      <BringForm className="row row--wrap gap-3" preventScrollReset data-draft="off">
        {words.alsoHere}
        <input type="hidden" name="lines" value={JSON.stringify(lines)} />
        <Button type="submit" name="intent" value="bring" size="sm" variant="outline">
          {words.bring}
        </Button>
      </BringForm>
    </Alert>
  )
}
