// A file that is said to be an export: sent here, read to its end, compared, and gone again.
import './console.css'
import type { ArchiveFacts } from '#app/core/request/services.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { Moment } from './moment.tsx'

export type Checking = ArchiveFacts | { problem: string } | null

export function CheckScreen({ found }: { found: Checking }) {
  const { t } = useI18n()
  const words = t.console.check
  return (
    <>
      {found && <Answer found={found} />}
      <Card as="section" title={words.title}>
        {/* Posted as a whole document, so that the browser streams it from disk. */}
        <form method="post" encType="multipart/form-data" className="stack gap-4 max-w-xl">
          <p className="soft">{words.text}</p>
          <Field id="file" label={words.file} required>
            <Input type="file" name="file" accept=".tar,.gz,application/gzip,application/x-tar" />
          </Field>
          <Button type="submit" className="self-start">
            {words.button}
          </Button>
        </form>
      </Card>
    </>
  )
}

function Answer({ found }: { found: NonNullable<Checking> }) {
  const { locale, t } = useI18n()
  const words = t.console.check
  if ('problem' in found)
    return (
      <Alert tone="danger" title={words.broken} announce>
        <span dir="ltr">{found.problem}</span>
      </Alert>
    )
  const write = (count: number) => formatNumber(locale, count)
  return (
    <Alert tone={found.fits ? 'success' : 'warning'} title={words.whole} announce>
      {words.holds(write(found.rows), write(found.tables), write(found.files))}{' '}
      {found.missingFiles > 0 && words.missing(write(found.missingFiles))} {found.fits ? words.fits : words.other}
      <span className="block pt-2">
        {words.written}: <Moment at={found.createdAt} />. {found.hasSecrets ? words.secrets : words.noSecrets}
      </span>
    </Alert>
  )
}
