// A certificate as it is printed, and as whoever checks it sees it.
import { useI18n } from '#app/i18n/catalogue.ts'
import { writeDate } from '#app/i18n/write-date.ts'
import { Logo } from '#app/ui/logo.tsx'
import type { Certificate } from './course.ts'
import { writeLength } from './length.ts'

/** `code`: the picture a phone reads, which leads to `checkUrl`. */
type Props = { certificate: Certificate; checkUrl: string; code: string; headingLevel: 1 | 2 }

export function CertificateSheet({ certificate, checkUrl, code, headingLevel }: Props) {
  const { locale, t } = useI18n()
  const words = t.courses
  const own = words.certificate
  const Heading = headingLevel === 1 ? 'h1' : 'h2'
  return (
    <article className="courses-certificate">
      <Logo className="size-14 text-brand" />
      <Heading className="h3">{own.of}</Heading>
      <p className="muted">{own.states}</p>
      <p className="courses-certificate__name" dir="auto">
        {certificate.learner}
      </p>
      <p className="muted">{own.hasFinished}</p>
      <p className="courses-certificate__course" lang={certificate.language} dir="auto">
        {certificate.title}
      </p>
      <p className="soft">
        {own.facts(words.lessons(certificate.lessons), writeLength(locale, words, certificate.minutes))}
        <br />
        <span dir="auto">{own.taughtBy(certificate.teacher)}</span>
      </p>
      <p className="strong">{own.on(writeDate(locale, certificate.completed_at))}</p>
      <img className="courses-certificate__code" src={code} alt={own.scan} width="112" height="112" />
      <p className="small muted">
        {own.number} <bdi className="num">{certificate.number}</bdi>
        <br />
        {own.checkAt}{' '}
        <bdi dir="ltr">
          {checkUrl.slice(0, -certificate.number.length)}
          <wbr />
          <span className="whitespace-nowrap">{certificate.number}</span>
        </bdi>
      </p>
      <p className="small muted courses-certificate__note">{own.notRuling}</p>
    </article>
  )
}
