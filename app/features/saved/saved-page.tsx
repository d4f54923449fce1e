// The places a member saved: by list, in an order of their choice, with their notes, on a map, and shared where they want.
import './saved.css'
import { Form, Link } from 'react-router'
import type { BusinessCardData } from '#app/core/listings/business-card.tsx'
import type { MosqueCardData } from '#app/core/listings/mosque-card.tsx'
import { errorAt } from '#app/core/request/refused.ts'
import { useI18n, useT } from '#app/i18n/catalogue.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Chip } from '#app/ui/chip.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Field } from '#app/ui/field.tsx'
import { Heart, List, MapIcon, Plus } from '#app/ui/icons.ts'
import { Input } from '#app/ui/input.tsx'
import { ListPanel } from './list-panel.tsx'
import { type Shelf, SORTS, shelfAddress } from './rules.ts'
import { SavedGrid, SavedMap } from './saved-grid.tsx'
import { LONGEST_LIST_NAME } from './schema.ts'
import { ShelfForms } from './shelf-forms.tsx'

export type SavedItem = { note: string; lists: string[]; savedAt: string } & (
  | { kind: 'business'; card: BusinessCardData }
  | { kind: 'mosque'; card: MosqueCardData }
)

export type SavedList = { id: string; name: string; count: number; link: string | null }

export type SavedPageData = { shelf: Shelf; lists: SavedList[]; total: number; items: SavedItem[] }

/** `problem`: why a form of the page was refused, as a word of the interface. */
type Props = { page: SavedPageData; problem: string | null }

export function SavedPage({ page, problem }: Props) {
  const { locale, t } = useI18n()
  const words = t.business.savedPage
  const { shelf, lists, items, total } = page
  const chosen = lists.find(({ id }) => id === shelf.list)
  return (
    <div className="page pb-16">
      <header className="stack gap-2 pt-8 pb-6">
        <h1 className="title">{words.title}</h1>
        <p className="lead">{words.lead}</p>
      </header>
      {problem && (
        <Alert tone="danger" announce className="mb-4">
          {errorAt(words.errors, { errors: { form: [problem] } }, 'form')}
        </Alert>
      )}
      {total === 0 ? (
        <EmptyState icon={Heart} title={words.empty} action={<Button to="/businesses">{words.browse}</Button>}>
          {words.emptyText}
        </EmptyState>
      ) : (
        <>
          <div className="saved-bar">
            <nav className="chips chips--wrap" aria-label={words.lists}>
              <Chip to={shelfAddress(shelf, { list: null })} current={shelf.list === null}>
                {words.all} <span className="num">{formatNumber(locale, total)}</span>
              </Chip>
              {lists.map(({ id, name, count }) => (
                <Chip key={id} to={shelfAddress(shelf, { list: id })} current={shelf.list === id}>
                  <bdi>{name}</bdi> <span className="num">{formatNumber(locale, count)}</span>
                </Chip>
              ))}
            </nav>
            {/* A new one is there: the form is closed and empty again. */}
            <NewList key={lists.length} />
          </div>
          {chosen && <ListPanel list={chosen} />}
          <Order shelf={shelf} />
          {items.length === 0 && <p className="muted pt-6">{words.emptyList}</p>}
          {items.length > 0 &&
            (shelf.view === 'map' ? (
              <SavedMap items={items} label={words.title} />
            ) : (
              <SavedGrid
                items={items}
                label={chosen?.name ?? words.all}
                savedIds={items.map(({ card }) => card.id)}
                below={(item) => <ShelfForms item={item} lists={lists} />}
              />
            ))}
        </>
      )}
    </div>
  )
}

function NewList() {
  const words = useT().business.savedPage
  return (
    <details className="saved-new">
      <summary className="btn btn--ghost btn--sm">
        <Plus className="i i--sm" />
        {words.newList}
      </summary>
      <Form method="post" action="/saved/shelf" className="saved-line">
        <input type="hidden" name="intent" value="create" />
        <Field id="new-list" label={words.listName}>
          <Input name="name" maxLength={LONGEST_LIST_NAME} required dir="auto" />
        </Field>
        <Button type="submit" size="sm">
          {words.create}
        </Button>
      </Form>
    </details>
  )
}

/** Links, so that the order works without scripts and the back button undoes it. */
function Order({ shelf }: { shelf: Shelf }) {
  const words = useT().business.savedPage
  const isMap = shelf.view === 'map'
  return (
    <div className="row row--wrap between py-4">
      <nav className="row row--wrap gap-2" aria-label={words.order}>
        {SORTS.map((sort) => (
          <Chip key={sort} to={shelfAddress(shelf, { sort })} current={shelf.sort === sort}>
            {words.sorts[sort]}
          </Chip>
        ))}
      </nav>
      <Link className="btn btn--line btn--sm" to={shelfAddress(shelf, { view: isMap ? 'list' : 'map' })}>
        {isMap ? <List className="i i--sm" /> : <MapIcon className="i i--sm" />}
        {isMap ? words.showList : words.showMap}
      </Link>
    </div>
  )
}
