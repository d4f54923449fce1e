// Backups of the running site: what was made, what its restore came to, and the files.
import { Form, useNavigation } from 'react-router'
import type { BackupRow, DrillRow } from '#app/core/request/services.ts'
import { useReloadNowAndThen } from '#app/core/request/use-renewal.ts'
import { useI18n, useT } from '#app/i18n/catalogue.ts'
import { inLocale } from '#app/i18n/locales.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Download } from '#app/ui/icons.ts'
import { Moment } from './moment.tsx'
import { writeBytes, writeMs } from './rules.ts'

export type BackupsPage = { days: number | null; isUnderWay: boolean; rows: BackupRow[] }

export function BackupsCard({ page: { days, isUnderWay, rows } }: { page: BackupsPage }) {
  const { locale, t } = useI18n()
  const words = t.console.backups
  const isBusy = useNavigation().formData?.get('intent') === 'backUp'
  return (
    <Card as="section" title={words.title}>
      {days === null ? (
        <p className="soft">{words.hosted}</p>
      ) : (
        <div className="stack gap-4">
          <p className="soft">{days > 0 ? words.text(formatNumber(locale, days)) : words.off}</p>
          <p className="soft">{words.drillText}</p>
          {isUnderWay ? (
            <UnderWay />
          ) : (
            <Form method="post">
              <Button type="submit" name="intent" value="backUp" busy={isBusy}>
                {words.now}
              </Button>
            </Form>
          )}
          {rows.length === 0 ? (
            !isUnderWay && <p className="muted">{words.none}</p>
          ) : (
            <ul className="console-rows">
              {rows.map((row) => (
                <li key={row.file} className="console-part">
                  <Made row={row} />
                  {row.bytes > 0 && row.problem === null && (
                    <div className="row row--wrap gap-2">
                      {!isUnderWay && <Try row={row} />}
                      <Take row={row} />
                    </div>
                  )}
                </li>
              ))}
            </ul>
          )}
          <p className="small muted">
            {words.warning} {words.elsewhere}
          </p>
        </div>
      )}
    </Card>
  )
}

function UnderWay() {
  const words = useT().console.backups
  useReloadNowAndThen()
  return <p role="status">{words.underWay}</p>
}

function Made({ row: { at, bytes, checked, problem, waitedMs, drill } }: { row: BackupRow }) {
  const { locale, t } = useI18n()
  const words = t.console.backups
  const write = (count: number) => formatNumber(locale, count)
  return (
    <div className="stack gap-1">
      <p className="row row--wrap gap-2">
        <span className="strong">
          <Moment at={at} />
        </span>
        <span className="soft">{writeBytes(locale, bytes)}</span>
        <Badge tone={problem === null ? 'brand' : 'danger'}>{problem === null ? words.sound : words.broken}</Badge>
      </p>
      {checked && (
        <p className="small soft">
          {words.compared(
            write(checked.tables),
            write(checked.rows),
            write(checked.files),
            writeMs(locale, checked.ms),
          )}
          {waitedMs !== null && ` ${words.waited(writeMs(locale, waitedMs))}`}
        </p>
      )}
      {problem && (
        <p className="text-danger" dir="ltr">
          {problem}
        </p>
      )}
      {drill && <Drilled drill={drill} />}
    </div>
  )
}

/** What the last try of the restore came to. */
function Drilled({ drill }: { drill: DrillRow }) {
  const { locale, t } = useI18n()
  const words = t.console.backups
  const write = (count: number) => formatNumber(locale, count)
  if ('problem' in drill)
    return (
      <p className="small text-danger">
        {words.drillFailed} <Moment at={drill.at} />: <span dir="ltr">{drill.problem}</span>
      </p>
    )
  const { rows, tables, files, opened, ms } = drill.report
  const [businesses, mosques] = opened.map(({ rows: counted }) => write(counted))
  return (
    <p className="small soft">
      {words.drilled} <Moment at={drill.at} />: {words.drillFound(write(rows), write(tables), write(files))}{' '}
      {words.drillOpened(businesses ?? '', mosques ?? '', writeMs(locale, ms))}
    </p>
  )
}

function Try({ row: { file } }: { row: BackupRow }) {
  const words = useI18n().t.console.backups
  const sent = useNavigation().formData
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="file" value={file} />
      <Button
        type="submit"
        name="intent"
        value="drill"
        variant="outline"
        size="sm"
        busy={sent?.get('intent') === 'drill' && sent.get('file') === file}
      >
        {words.drill}
        <span className="sr-only">: {file}</span>
      </Button>
    </Form>
  )
}

/** A file comes back, not a page: the browser itself has to ask. */
function Take({ row: { file } }: { row: BackupRow }) {
  const { locale, t } = useI18n()
  return (
    <form method="post" action={inLocale('/dashboard/superadmin/archive/backup', locale)}>
      <input type="hidden" name="file" value={file} />
      <Button type="submit" variant="outline" size="sm">
        <Download className="i i--sm" />
        {t.console.backups.download}
        <span className="sr-only">: {file}</span>
      </Button>
    </form>
  )
}
