// The moderation queue: what waits, one item open beside the list, and a decision about it.

import { Form, Link } from 'react-router'
import { summaryOf } from '#app/core/request/refused.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { writeAgo } from '#app/i18n/write-date.ts'
import type { Refusal } from '#app/lib/outcome.ts'
import { lookUp } from '#app/lib/records.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { ChevronLeft, CircleCheck } from '#app/ui/icons.ts'
import { Pagination } from '#app/ui/pagination.tsx'
import { StatTile } from '#app/ui/stat-tile.tsx'
import { Switch } from '#app/ui/switch.tsx'
import { DecisionForm } from './decision-form.tsx'
import { ItemPreview } from './item-preview.tsx'
import { QueueFilters } from './queue-filters.tsx'
import {
  PAGE_SIZE,
  type Queue,
  type QueueFilter,
  type QueueItem,
  queueAddress,
  reasonOf,
  titleOf,
  writeKind,
} from './rules.ts'
import { SanctionForm } from './sanction-form.tsx'
import { useTriageKeys } from './use-triage-keys.ts'
import '#app/ui/styles/work.css'
import '#app/core/contributions/contributions.css'
import './queue.css'

export type Done = {
  what: 'approved' | 'rejected' | 'needs_info' | 'open' | 'taken' | 'released' | 'sanctioned' | 'lifted'
  item: string
}

type Props = {
  queue: Queue
  filter: QueueFilter
  now: number
  /** What was just done, so that it can be taken back at once. */
  done: Done | null
  state: Refusal | undefined
}

const REASON_TONE: Record<string, 'info' | 'warning' | 'danger' | 'neutral'> = {
  new: 'info',
  changed: 'info',
  reported: 'warning',
  automatic: 'danger',
}

export function QueueScreen({ queue, filter, now, done, state }: Props) {
  const { locale, t } = useI18n()
  const words = t.moderation.queue
  const number = (n: number) => formatNumber(locale, n)
  const index = Math.max(
    0,
    queue.items.findIndex(({ id }) => id === filter.item),
  )
  const item = queue.items[index]
  const isFiltered = filter.kind !== null || filter.state !== 'open' || filter.age !== 'any' || filter.taken !== 'any'
  return (
    <>
      <div className="queue-tiles">
        <StatTile label={words.tiles.open} value={number(queue.open)} />
        <StatTile label={words.tiles.mine} value={number(queue.mine)} />
        <StatTile
          label={words.tiles.oldest}
          value={queue.oldest ? writeAgo(locale, queue.oldest, now) : words.nothingOldest}
          className="queue__oldest"
        />
        <StatTile
          label={words.tiles.today}
          value={number(queue.decided_today)}
          hint={words.tiles.weeks(queue.decided_weeks.map(number).join(' / '))}
        />
      </div>
      {done && !state && <DoneNotice done={done} filter={filter} />}
      {state && state.values.item !== item?.id && (
        <Alert tone="warning" announce>
          {summaryOf({ ...t.ui.refusals, ...words.errors }, state)[0]?.message}
        </Alert>
      )}
      <QueueFilters queue={queue} filter={filter} />
      {!item ? (
        <EmptyState icon={CircleCheck} title={isFiltered ? words.emptyFiltered : words.empty}>
          {isFiltered ? null : words.emptyText}
        </EmptyState>
      ) : (
        <div className="queue" data-open={filter.item ? 'item' : 'list'}>
          <div className="queue__list-column stack gap-3">
            <nav className="panel queue__list" aria-label={words.list}>
              <ol>
                {queue.items.map((entry, position) => (
                  <li key={entry.id}>
                    <QueueRow
                      entry={entry}
                      filter={filter}
                      now={now}
                      isCurrent={position === index}
                      triage={position === index + 1 ? 'next' : position === index - 1 ? 'previous' : undefined}
                    />
                  </li>
                ))}
              </ol>
            </nav>
            <p className="small muted">{words.shown(queue.total)}</p>
            <Pagination
              page={filter.page}
              pageCount={Math.ceil(queue.total / PAGE_SIZE)}
              hrefFor={(page) => queueAddress({ ...filter, page, item: null })}
            />
            <TriageKeys />
          </div>
          <OpenItem
            key={item.id}
            item={item}
            filter={filter}
            now={now}
            state={state?.values.item === item.id ? state : undefined}
          />
        </div>
      )}
    </>
  )
}

function DoneNotice({ done, filter }: { done: Done; filter: QueueFilter }) {
  const words = useI18n().t.moderation.queue
  if (done.what === 'taken' || done.what === 'released' || done.what === 'sanctioned' || done.what === 'lifted')
    return (
      <Alert tone="success" announce>
        {words[done.what]}
      </Alert>
    )
  return (
    <Alert tone="success" announce>
      <div className="row row--wrap">
        <span className="grow">{words.decided[done.what]}</span>
        {done.what !== 'open' && (
          <Form method="post" action={queueAddress({ ...filter, item: null })}>
            <input type="hidden" name="intent" value="decide" />
            <input type="hidden" name="item" value={done.item} />
            <input type="hidden" name="seen" value={done.what} />
            <Button type="submit" variant="outline" size="sm" name="decision" value="open">
              {words.undoShort}
            </Button>
          </Form>
        )}
      </div>
    </Alert>
  )
}

type RowProps = {
  entry: QueueItem
  filter: QueueFilter
  now: number
  isCurrent: boolean
  triage: 'next' | 'previous' | undefined
}

function QueueRow({ entry, filter, now, isCurrent, triage }: RowProps) {
  const { locale, t } = useI18n()
  const title = titleOf(entry)
  const words = t.moderation.queue
  return (
    <Link
      className="queue__row"
      to={queueAddress({ ...filter, item: entry.id })}
      aria-current={isCurrent ? 'true' : undefined}
      data-triage={triage}
      preventScrollReset
    >
      <span className="row row--wrap gap-2">
        <b className="strong">{writeKind(t, entry)}</b>
        <Badge tone={REASON_TONE[reasonOf(entry)] ?? 'neutral'}>
          {lookUp(words.reasons, reasonOf(entry)) ?? entry.reason}
        </Badge>
      </span>
      <span className="small muted num">{writeAgo(locale, entry.opened_at, now)}</span>
      <span className="queue__text" dir="auto">
        {title && <b className="strong">{title} </b>}
        {entry.preview?.text ?? (title ? '' : entry.summary)}
      </span>
      <span className="small muted clip">
        {[entry.place?.name, entry.assignee && words.takenBy(entry.assignee)].filter(Boolean).join(' · ')}
      </span>
    </Link>
  )
}

type OpenItemProps = { item: QueueItem; filter: QueueFilter; now: number; state: Refusal | undefined }

function OpenItem({ item, filter, now, state }: OpenItemProps) {
  const { locale, t } = useI18n()
  const words = t.moderation.queue
  const action = queueAddress(filter)
  const canTake = item.status === 'open' || item.status === 'needs_info'
  return (
    <article className="panel queue__item" aria-labelledby="open-item">
      <Link className="btn btn--ghost btn--sm queue__back self-start" to={queueAddress({ ...filter, item: null })}>
        <ChevronLeft className="i i--sm flip" />
        {words.backToList}
      </Link>
      <div className="row row--wrap between">
        <div className="stack gap-1">
          <h2 className="h3" id="open-item">
            {writeKind(t, item)}
            {item.place && `: ${item.place.name}`}
          </h2>
          <p className="small muted">
            <Badge tone={REASON_TONE[reasonOf(item)] ?? 'neutral'}>
              {lookUp(words.reasons, reasonOf(item)) ?? item.reason}
            </Badge>{' '}
            {words.opened(writeAgo(locale, item.opened_at, now))}
            {item.assignee && ` · ${item.is_mine ? words.takenByMe : words.takenBy(item.assignee)}`}
          </p>
        </div>
        {canTake && (
          <Form method="post" action={action}>
            <input type="hidden" name="item" value={item.id} />
            <input type="hidden" name="to" value={item.is_mine ? 'nobody' : 'me'} />
            <Button type="submit" variant="soft" size="sm" name="intent" value="assign" data-triage="take">
              {item.is_mine ? words.release : words.take}
            </Button>
          </Form>
        )}
      </div>
      <ItemPreview item={item} />
      {item.decided_by && (
        <Alert>
          {words.decidedBy(lookUp(words.filters.states, item.status) ?? item.status, item.decided_by)}
          {item.canned && <span className="block">{lookUp(words.cannedOptions, item.canned) ?? item.canned}</span>}
          {item.note && (
            <span className="block" dir="auto">
              {item.note}
            </span>
          )}
        </Alert>
      )}
      <DecisionForm item={item} action={action} state={state?.errors.sanction ? undefined : state} />
      <SanctionForm item={item} action={action} state={state} />
    </article>
  )
}

function TriageKeys() {
  const words = useI18n().t.moderation.queue
  const { isOn, setOn } = useTriageKeys()
  const hints = [
    ['j', words.keyHints.next],
    ['k', words.keyHints.previous],
    ['a', words.keyHints.approve],
    ['r', words.keyHints.reject],
    ['t', words.keyHints.take],
  ] as const
  return (
    <div className="queue__keys stack gap-1">
      <Switch label={words.keys} checked={isOn} onChange={(event) => setOn(event.target.checked)} />
      <p className="tiny muted row row--wrap gap-2">
        {hints.map(([key, hint]) => (
          <span key={key}>
            <kbd>{key}</kbd> {hint}
          </span>
        ))}
      </p>
    </div>
  )
}
