// The living style guide: every part of the design system in every state. Development only; it is for those who build
// the site, so its words are English and stand here.
import { Buttons } from '#app/features/design/button-samples.tsx'
import { Cards, Charts, Headings } from '#app/features/design/card-samples.tsx'
import { Chips, TabsAndSegments } from '#app/features/design/choice-samples.tsx'
import { Choices, FailedForm, Fields } from '#app/features/design/form-samples.tsx'
import { Colours, Marks } from '#app/features/design/foundations.tsx'
import { TableAndPages } from '#app/features/design/list-samples.tsx'
import { Maps } from '#app/features/design/map-samples.tsx'
import { Overlays } from '#app/features/design/overlay-samples.tsx'
import { Sample } from '#app/features/design/sample.tsx'
import { Alerts, Badges, StarSamples } from '#app/features/design/sign-samples.tsx'
import { Button } from '#app/ui/button.tsx'

export function loader() {
  if (!import.meta.env.DEV) throw new Response(null, { status: 404 })
  return null
}

export const meta = () => [{ title: 'Design system' }, { name: 'robots', content: 'noindex' }]

const SIZES = [
  ['5xl', 'text-5xl'],
  ['4xl', 'text-4xl'],
  ['3xl', 'text-3xl'],
  ['2xl', 'text-2xl'],
  ['xl', 'text-xl'],
  ['lg', 'text-lg'],
  ['base', 'text-base'],
  ['sm', 'text-sm'],
  ['xs', 'text-xs'],
  ['2xs', 'text-2xs'],
] as const

const setTheme = (theme: 'light' | 'dark') => {
  document.documentElement.dataset.theme = theme
}

const setLanguage = (lang: string, dir: 'ltr' | 'rtl') => {
  document.documentElement.lang = lang
  document.documentElement.dir = dir
}

export default function Design() {
  return (
    <div className="page grid grid-cols-1 gap-10 py-8">
      <Head />
      <Colours />
      <Type />
      <Buttons />
      <Fields />
      <Choices />
      <FailedForm />
      <TabsAndSegments />
      <Chips />
      <Badges />
      <StarSamples />
      <Marks />
      <Cards />
      <Charts />
      <Alerts />
      <Overlays />
      <TableAndPages />
      <Maps />
      <Headings />
    </div>
  )
}

function Head() {
  return (
    <header className="flex flex-wrap items-end justify-between gap-4">
      <div>
        <p className="eyebrow">Design system</p>
        <h1 className="title">The kit</h1>
        <p className="soft mt-2 max-w-160">
          Every part, every state, in one place. All parts read roles from <code>tokens.css</code>; nothing here has a
          colour of its own.
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" size="sm" onClick={() => setTheme('light')}>
          Light
        </Button>
        <Button variant="outline" size="sm" onClick={() => setTheme('dark')}>
          Dark
        </Button>
        <Button variant="outline" size="sm" onClick={() => setLanguage('en', 'ltr')}>
          Left to right
        </Button>
        <Button variant="outline" size="sm" onClick={() => setLanguage('ar', 'rtl')}>
          Right to left, Naskh
        </Button>
        <Button variant="outline" size="sm" onClick={() => setLanguage('ur', 'rtl')}>
          Right to left, Nastaliq
        </Button>
      </div>
    </header>
  )
}

/** The Bismillah is the home page's own. */
function Type() {
  return (
    <Sample title="Type">
      <div className="grid w-full grid-cols-1 gap-4">
        {SIZES.map(([name, className]) => (
          <p key={name} className={`${className} tracking-tight`}>
            The neighbourhood — {name}
          </p>
        ))}
        <p lang="ar" dir="rtl" className="text-xl">
          أعمال يملكها مسلمون ومساجد ومواقيت صلاة من حولك
        </p>
        <p lang="ur" dir="rtl" className="text-xl">
          آپ کے قریب مسلمانوں کے کاروبار، مساجد اور نماز کے اوقات
        </p>
        <p className="home-hero__bismillah text-gold-ink" lang="ar" dir="rtl">
          بِسْمِ ٱللَّهِ ٱلرَّحْمَٰنِ ٱلرَّحِيمِ
        </p>
      </div>
    </Sample>
  )
}
