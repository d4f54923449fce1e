// The learner's own certificate: what is left to do, the name on it, and the sheet to print.
import { Form, href, Link } from 'react-router'
import { errorAt } from '#app/core/request/refused.ts'
import { BreadcrumbTrail } from '#app/core/seo/breadcrumb-trail.tsx'
import type { Crumb } from '#app/core/seo/rules.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import type { Refusal } from '#app/lib/outcome.ts'
import { useScript } from '#app/lib/use-script.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { CertificateSheet } from './certificate-sheet.tsx'
import { ContentsList } from './contents-list.tsx'
import type { CourseWhole } from './course.ts'
import { whatIsLeft } from './rules.ts'
import './courses.css'

type Props = {
  course: CourseWhole
  crumbs: readonly Crumb[]
  isSignedIn: boolean
  siteUrl: string
  code: string
  name: string
  refusal: Refusal | undefined
}

export function CertificatePage({ course, crumbs, isSignedIn, siteUrl, code, name, refusal }: Props) {
  const { t } = useI18n()
  const words = t.courses.certificate
  const isAlive = useScript()
  const at = { courseId: course.slug }
  if (course.certificate) {
    const check = href('/certificates/:number', { number: course.certificate.number })
    return (
      <div className="page section stack gap-5 courses-paper">
        <div className="row row--wrap gap-3 no-print">
          {isAlive && <Button onClick={() => window.print()}>{words.print}</Button>}
          <Button to={check} variant="outline">
            {words.share}
          </Button>
          <Button to={href('/courses/:courseId', at)} variant="ghost">
            {words.toCourse}
          </Button>
        </div>
        <CertificateSheet certificate={course.certificate} checkUrl={siteUrl + check} code={code} headingLevel={1} />
      </div>
    )
  }
  return (
    <div className="page section stack gap-6">
      <BreadcrumbTrail crumbs={crumbs} />
      <div className="stack gap-2">
        <h1 className="title">{words.title}</h1>
        <p className="lead">
          <Link className="link" to={href('/courses/:courseId', at)} lang={course.language} dir="auto">
            {course.title}
          </Link>
        </p>
      </div>
      {course.mine?.completed_at ? (
        <NameForm name={name} refusal={refusal} />
      ) : (
        <NotYet course={course} isSignedIn={isSignedIn} />
      )}
    </div>
  )
}

function NameForm({ name, refusal }: Pick<Props, 'name' | 'refusal'>) {
  const { t } = useI18n()
  const words = t.courses.certificate
  const errors = { ...t.ui.refusals, ...t.courses.errors }
  const error = errorAt(errors, refusal, 'learner') ?? errorAt(errors, refusal, 'form')
  return (
    <Form method="post" className="panel stack gap-4 max-w-xl" noValidate>
      <p>{words.lead}</p>
      <Field id="learner" label={words.name} hint={words.nameHint} error={error} required>
        <Input
          name="learner"
          dir="auto"
          maxLength={80}
          autoComplete="name"
          defaultValue={refusal?.values.learner ?? name}
        />
      </Field>
      <div>
        <Button type="submit">{words.make}</Button>
      </div>
    </Form>
  )
}

function NotYet({ course, isSignedIn }: Pick<Props, 'course' | 'isSignedIn'>) {
  const words = useI18n().t.courses.certificate
  const at = { courseId: course.slug }
  return (
    <section className="stack gap-4" aria-labelledby="left">
      <h2 className="h3" id="left">
        {words.notYet}
      </h2>
      <p>{words.notYetText}</p>
      <ContentsList
        contents={whatIsLeft(course.contents)}
        language={course.language}
        hrefOf={(lesson) => href('/courses/:courseId/:lesson', { ...at, lesson })}
      />
      {!isSignedIn && (
        <p>
          <Button
            variant="outline"
            to={`/login?${new URLSearchParams({ next: href('/courses/:courseId/certificate', at) })}`}
          >
            {words.signIn}
          </Button>
        </p>
      )}
    </section>
  )
}
