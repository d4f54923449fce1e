// The screen for taking the whole installation away and bringing it back: commands for whoever keeps the server.
import './console.css'
import { useI18n } from '#app/i18n/catalogue.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Code } from './code.tsx'
import { Moment } from './moment.tsx'

export function ArchiveScreen({ lastExport }: { lastExport: string | null }) {
  const { t } = useI18n()
  const words = t.console.archive
  return (
    <>
      <Alert>
        {words.last}: {lastExport ? <Moment at={lastExport} /> : t.console.never}. {words.often}
      </Alert>
      <Card as="section" title={words.exportTitle}>
        <div className="stack gap-3">
          <p>{words.exportText}</p>
          <Code>npm run db -- export /backups</Code>
          <p className="soft">{words.secrets}</p>
          <Code>npm run db -- export /backups --with-secrets</Code>
          <ul className="list-disc stack gap-1 ps-5 soft">
            <li>{words.embedded}</li>
            <li>{words.postgresql}</li>
          </ul>
        </div>
      </Card>
      <Card as="section" title={words.verifyTitle}>
        <div className="stack gap-3">
          <p>{words.verifyText}</p>
          <Button to="/dashboard/superadmin/archive/check" variant="outline" className="self-start">
            {words.verifyHere}
          </Button>
          <Code>npm run db -- verify /backups/mahalla-….tar.gz</Code>
        </div>
      </Card>
      <Card as="section" title={words.restoreTitle}>
        <div className="stack gap-3">
          <p>
            {words.restoreText} {words.restoreWhy}
          </p>
          <Code>npm run db -- import /backups/mahalla-….tar.gz</Code>
        </div>
      </Card>
    </>
  )
}
