import { Link } from 'react-router'
import { useT } from '#app/i18n/catalogue.ts'
import { ArrowRight } from '#app/ui/icons.ts'
import { Khatam } from '#app/ui/khatam.tsx'

export type Sponsor = { id: string; name: string; logo: string | null; website: string | null; line: string }

export function SponsorsSection({ sponsors }: { sponsors: readonly Sponsor[] }) {
  const words = useT().home.sponsors
  return (
    <section className="below section page" aria-labelledby="home-sponsors">
      <div className="head mb-4 items-center">
        <h2 id="home-sponsors" className="text-xl!">
          {words.title}
        </h2>
        <Link className="link link--quiet small" to="/sponsorship">
          {words.become} <ArrowRight className="i i--sm flip" />
        </Link>
      </div>
      {sponsors.length > 0 && (
        // Brand names are Latin and keep their order.
        <ul className="home-sponsors" dir="ltr">
          {sponsors.map((sponsor) => (
            <li key={sponsor.id}>
              <SponsorMark sponsor={sponsor} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function SponsorMark({ sponsor: { name, logo, website, line } }: { sponsor: Sponsor }) {
  const mark = (
    <>
      {logo ? <img src={logo} alt="" width={24} height={24} loading="lazy" decoding="async" /> : <Khatam />}
      <span className="whitespace-normal">{name}</span>
    </>
  )
  if (!website) return <span className="wordmark">{mark}</span>
  return (
    <a className="wordmark" href={website} rel="sponsored noopener" title={line || undefined}>
      {mark}
    </a>
  )
}
