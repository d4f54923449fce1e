// Checks a certificate by its number: for anyone who was shown one.
import { Form, href } from 'react-router'
import { useI18n } from '#app/i18n/catalogue.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { CertificateSheet } from './certificate-sheet.tsx'
import type { Certificate } from './course.ts'
import './courses.css'

type Props = { number: string; certificate: Certificate | null; siteUrl: string; code: string }

export function CheckPage({ number, certificate, siteUrl, code }: Props) {
  const words = useI18n().t.courses.certificate
  return (
    <div className="page section stack gap-6 courses-paper">
      <div className="stack gap-2 no-print">
        <h1 className="title">{words.checkTitle}</h1>
        <p className="lead">{words.checkLead}</p>
      </div>
      {certificate ? (
        <Alert tone="success" title={words.valid} className="no-print">
          {words.validText}
        </Alert>
      ) : (
        number !== '' && (
          <Alert tone="warning" title={words.unknown} announce>
            {words.unknownText}
          </Alert>
        )
      )}
      {certificate && (
        <>
          <CertificateSheet
            certificate={certificate}
            checkUrl={siteUrl + href('/certificates/:number', { number: certificate.number })}
            code={code}
            headingLevel={2}
          />
          {certificate.slug && (
            <p className="no-print">
              <Button to={href('/courses/:courseId', { courseId: certificate.slug })} variant="outline">
                {words.toCourse}
              </Button>
            </p>
          )}
        </>
      )}
      <Form action="/certificates" className="row row--wrap gap-3 no-print courses-check">
        <Field id="number" label={words.number}>
          <Input
            name="number"
            dir="ltr"
            maxLength={40}
            placeholder="0A1B-2C3D-4E5F-6071"
            autoComplete="off"
            spellCheck={false}
            defaultValue={certificate ? '' : number}
          />
        </Field>
        <Button type="submit" variant="outline">
          {words.check}
        </Button>
      </Form>
    </div>
  )
}
