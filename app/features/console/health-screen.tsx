// The health of the site: room, database, queues, checks, versions.
import './console.css'
import { Link } from 'react-router'
import { useI18n } from '#app/i18n/catalogue.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Card } from '#app/ui/card.tsx'
import { DescriptionList } from '#app/ui/description-list.tsx'
import { StatTile } from '#app/ui/stat-tile.tsx'
import { Table } from '#app/ui/table.tsx'
import { Moment } from './moment.tsx'
import type { Health } from './queries.server.ts'
import { spanOf, writeBytes, writeMoment, writeMs } from './rules.ts'

type Props = { health: Health; probeNames: Readonly<Record<string, string>> }

const TONE = { ok: 'brand', failed: 'danger', absent: 'neutral' } as const

export function HealthScreen({ health, probeNames }: Props) {
  return (
    <>
      <Figures health={health} />
      <div className="console-two">
        <Queues health={health} />
        <Versions health={health} />
      </div>
      <Checks health={health} probeNames={probeNames} />
      <Imports health={health} />
    </>
  )
}

type Shown = Pick<Props, 'health'>

function Figures({ health: { machine, database, last_export: exported } }: Shown) {
  const { locale, t } = useI18n()
  const words = t.console.health
  const size = (bytes: number) => writeBytes(locale, bytes)
  const { unit, count } = spanOf(machine.seconds)
  const most = words.ofTotal(formatNumber(locale, database.most_connections))
  return (
    <div className="console-tiles">
      <StatTile
        label={words.disk}
        value={machine.disk ? size(machine.disk.free) : '–'}
        hint={machine.disk && words.ofTotal(size(machine.disk.total))}
      />
      <StatTile label={words.database} value={size(database.bytes)} />
      <StatTile label={words.connections} value={formatNumber(locale, database.connections)} hint={most} />
      <StatTile label={words.memory} value={size(machine.memory)} />
      <StatTile label={words.uptime} value={words[unit](count)} />
      <StatTile label={words.lastExport} value={exported ? writeMoment(locale, exported) : t.console.never} />
    </div>
  )
}

function Queues({ health: { queues } }: Shown) {
  const { locale, t } = useI18n()
  const words = t.console.health
  return (
    <Card as="section" title={words.queues}>
      <Table
        staysWide
        caption={words.queues}
        rows={queues}
        rowKey={({ name }) => name}
        columns={[
          { id: 'name', header: words.queue, rowHeader: true, cell: ({ name }) => words.names[name] },
          { id: 'depth', header: words.depth, align: 'end', cell: ({ depth }) => formatNumber(locale, depth) },
          { id: 'oldest', header: words.oldest, cell: ({ oldest }) => (oldest ? <Moment at={oldest} /> : '–') },
        ]}
      />
    </Card>
  )
}

function Versions({ health: { machine, database, backend } }: Shown) {
  const { t } = useI18n()
  const words = t.console.health
  const code = (text: string) => <span dir="ltr">{text}</span>
  return (
    <Card as="section" title={words.versions}>
      <DescriptionList
        items={[
          { term: words.backend, detail: words.backends[backend] },
          { term: 'PostgreSQL', detail: code(database.version) },
          { term: words.schema, detail: code(database.migration ?? '–') },
          { term: 'Node.js', detail: code(machine.node) },
          { term: words.files, detail: words.places[machine.files] },
        ]}
      />
    </Card>
  )
}

function Checks({ health: { probes }, probeNames }: Props) {
  const { locale, t } = useI18n()
  const words = t.console.health
  return (
    <Card as="section" title={words.checks}>
      <Table
        staysWide
        caption={words.checks}
        rows={probes}
        rowKey={({ name }) => name}
        columns={[
          { id: 'name', header: words.check, rowHeader: true, cell: ({ name }) => probeNames[name] ?? name },
          {
            id: 'state',
            header: words.result,
            cell: ({ state, note }) => (
              <>
                <Badge tone={TONE[state]}>{words.states[state]}</Badge>
                {state === 'failed' && note && (
                  <span className="small text-danger block" dir="ltr">
                    {note}
                  </span>
                )}
              </>
            ),
          },
          { id: 'took', header: t.console.jobs.took, align: 'end', cell: ({ ms }) => writeMs(locale, ms) },
        ]}
      />
    </Card>
  )
}

function Imports({ health: { imports } }: Shown) {
  const { t } = useI18n()
  const words = t.console.health
  const states: Readonly<Record<string, string>> = t.imports.states
  return (
    <Card as="section" title={words.imports}>
      {imports.length === 0 ? (
        <p className="soft">{words.noImports}</p>
      ) : (
        <ul className="console-rows">
          {imports.map(({ id, file_name, state, staged_count, created_at }) => (
            <li key={id} className="row row--wrap gap-2">
              <bdi className="strong break-all">{file_name}</bdi>
              <Badge tone={state === 'failed' ? 'danger' : 'neutral'}>{states[state] ?? state}</Badge>
              <span className="small muted">
                {words.rows(staged_count)} · <Moment at={created_at} />
              </span>
            </li>
          ))}
        </ul>
      )}
      <p>
        <Link className="link" to="/dashboard/staff/imports">
          {words.openImports}
        </Link>
      </p>
    </Card>
  )
}
