// Backups of the running site: what was made, what its restore came to, and the files.
import { Form, useNavigation } from 'react-router'
import type { BackupRow } from '#app/core/request/services.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
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
          {isUnderWay ? (
            <p role="status">{words.underWay}</p>
          ) : (
            <Form method="post">
              <Button type="submit" name="intent" value="backUp" busy={isBusy}>
                {words.now}
              </Button>
            </Form>
          )}
          {rows.length === 0 ? (
            <p className="muted">{words.none}</p>
          ) : (
            <ul className="console-rows">
              {rows.map((row) => (
                <li key={row.file} className="console-part">
                  <Made row={row} />
                  {row.bytes > 0 && row.problem === null && <Take row={row} />}
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

function Made({ row: { at, bytes, checked, problem, waitedMs } }: { row: BackupRow }) {
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
    </div>
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
