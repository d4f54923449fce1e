// The opening: bismillah, the tagline, and the two ways in.
import { useT } from '#app/i18n/catalogue.ts'
import { Button } from '#app/ui/button.tsx'

export function HomeHero() {
  const words = useT().home.hero
  return (
    <div className="page">
      <section className="home-hero deep">
        <div className="home-hero__art" aria-hidden="true">
          <picture>
            <source media="(max-width: 639px)" srcSet="/art/hero-narrow.svg" width={770} height={620} />
            <img src="/art/hero.svg" alt="" width={1100} height={620} fetchPriority="high" decoding="async" />
          </picture>
        </div>
        <div className="home-hero__text">
          <p className="home-hero__bismillah" lang="ar" dir="rtl">
            بِسْمِ ٱللَّهِ ٱلرَّحْمَٰنِ ٱلرَّحِيمِ
          </p>
          <h1>
            {words.tagline.first}
            <br />
            {words.tagline.second}
          </h1>
          <p className="home-hero__lead">{words.lead}</p>
          {/* Both buttons on one line: they may reach a little into the picture. */}
          <div className="home-hero__cta lg:-me-10">
            <Button variant="gold" size="lg" to="/community">
              {words.enterCommunity}
            </Button>
            <Button variant="glass" size="lg" to="/packages">
              {words.listBusiness}
            </Button>
          </div>
        </div>
      </section>
    </div>
  )
}
