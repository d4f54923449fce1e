import { useT } from '#app/i18n/catalogue.ts'
import { Avatar } from '#app/ui/avatar.tsx'
import { joinClasses } from '#app/ui/join-classes.ts'
import { SectionHeading } from '#app/ui/section-heading.tsx'

export type Testimonial = { id: string; name: string; place: string; quote: string; isSample: boolean }

const TONES = ['brand', 'gold', 'info'] as const

export function TestimonialsSection({ testimonials }: { testimonials: readonly Testimonial[] }) {
  const { home } = useT()
  if (testimonials.length === 0) return null
  return (
    <section className="below section page pt-(--section)" aria-labelledby="home-testimonials">
      <SectionHeading id="home-testimonials" title={home.testimonials.title} />
      <div className="home-quotes">
        {testimonials.map(({ id, name, place, quote, isSample }, i) => (
          <figure key={id} className={joinClasses('home-quote', i === 0 && 'home-quote--lead')}>
            <blockquote>{home.testimonials.quoted(quote)}</blockquote>
            <figcaption>
              <Avatar name={name} tone={TONES[i % TONES.length]} />
              <span className="small">
                <b className="strong">
                  <bdi>{name}</bdi>
                </b>
                <br />
                <span className="muted">{isSample ? home.testimonials.sampleFrom(place) : place}</span>
              </span>
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  )
}
