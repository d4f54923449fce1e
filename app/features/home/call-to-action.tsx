import { useT } from '#app/i18n/catalogue.ts'
import { Button } from '#app/ui/button.tsx'

export function CallToAction() {
  const words = useT().home.callToAction
  return (
    <section className="below section page" aria-labelledby="home-call-to-action">
      <div className="home-cta deep">
        <div className="lattice" aria-hidden="true" />
        <div>
          <h2 id="home-call-to-action">{words.title}</h2>
          <p>{words.text}</p>
        </div>
        <div className="home-cta__go">
          <Button variant="gold" size="lg" to="/business-register">
            {words.list}
          </Button>
          <Button variant="glass" size="lg" to="/packages">
            {words.compare}
          </Button>
        </div>
      </div>
    </section>
  )
}
