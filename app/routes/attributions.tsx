// The works the site stands on, with their licences.

import { voice } from '#app/core/brand/voice.ts'
import { OPEN_DATA_FILE, OPEN_STREET_MAP, openDataFileOf } from '#app/core/listings/source-name.ts'
import { ROOMS_FILE } from '#app/core/prayer-rooms/open-data.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { BreadcrumbTrail } from '#app/core/seo/breadcrumb-trail.tsx'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { breadcrumbTrail } from '#app/core/seo/rules.ts'
import { type Messages, useI18n } from '#app/i18n/catalogue.ts'
import { localeOf } from '#app/i18n/locales.ts'
import { loadMessages } from '#app/i18n/messages.server.ts'
import type { Route } from './+types/attributions'

export async function loader({ context, url }: Route.LoaderArgs) {
  const locale = localeOf(url.pathname)
  const { title, description } = (await loadMessages(locale)).pages.attributions
  const { siteUrl } = context.get(servicesContext).config
  const crumbs = breadcrumbTrail('/attributions', voice[locale].home, [title])
  return { crumbs, meta: { url: url.pathname, locale, siteUrl, title, description, breadcrumbs: crumbs } }
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? pageMeta(loaderData.meta) : [])

type Work = {
  name: string
  href: string
  licence: string
  use: keyof Messages['pages']['attributions']['uses']
  /** Where what the site ships of it lies for everyone to take. */
  file?: string | null
}

const DATA: Work[] = [
  {
    name: 'OpenStreetMap',
    href: 'https://www.openstreetmap.org/copyright',
    licence: 'ODbL 1.0, © OpenStreetMap contributors',
    use: 'mosques',
    file: OPEN_DATA_FILE,
  },
  {
    name: 'OpenStreetMap',
    href: 'https://www.openstreetmap.org/copyright',
    licence: 'ODbL 1.0, © OpenStreetMap contributors',
    use: 'prayerRooms',
    file: ROOMS_FILE,
  },
  {
    name: 'OpenStreetMap',
    href: 'https://www.openstreetmap.org/copyright',
    licence: 'ODbL 1.0, © OpenStreetMap contributors',
    use: 'halalPlaces',
    file: openDataFileOf(OPEN_STREET_MAP),
  },
  {
    name: 'Food Standards Agency',
    href: 'https://ratings.food.gov.uk/open-data',
    licence: 'Contains public sector information licensed under the Open Government Licence v3.0',
    use: 'ukRegister',
    file: openDataFileOf('uk-fhrs'),
  },
  {
    name: 'DineSafe Toronto',
    href: 'https://open.toronto.ca/dataset/dinesafe/',
    licence: 'Contains information licensed under the Open Government Licence – Toronto',
    use: 'torontoRegister',
    file: openDataFileOf('toronto-dinesafe'),
  },
  {
    name: 'OpenStreetMap',
    href: 'https://www.openstreetmap.org/copyright',
    licence: 'ODbL 1.0, © OpenStreetMap contributors',
    use: 'streets',
  },
  { name: 'GeoNames', href: 'https://www.geonames.org/', licence: 'CC BY 4.0', use: 'cities' },
  { name: 'GeoNames', href: 'https://download.geonames.org/export/zip/', licence: 'CC BY 4.0', use: 'postalCodes' },
  {
    name: 'La Poste',
    href: 'https://datanova.laposte.fr/datasets/laposte-hexasmal',
    licence: 'ODbL 1.0',
    use: 'frenchCodes',
  },
  {
    name: 'Natural Earth, world-atlas',
    href: 'https://www.naturalearthdata.com/',
    licence: 'Public domain, ISC',
    use: 'outlines',
  },
  { name: 'country-coder', href: 'https://github.com/rapideditor/country-coder', licence: 'ISC', use: 'countries' },
  { name: 'tz-lookup', href: 'https://github.com/photostructure/tz-lookup', licence: 'CC0 1.0', use: 'zones' },
  { name: 'QuranEnc', href: 'https://quranenc.com/', licence: 'Free with credit, unchanged', use: 'quranText' },
  {
    name: 'Tanzil',
    href: 'https://tanzil.net/trans/',
    licence: 'Non-commercial, with credit',
    use: 'quranTranslations',
  },
  {
    name: 'data-quran',
    href: 'https://github.com/hablullah/data-quran',
    licence: 'CC BY-NC-ND 4.0',
    use: 'quranArchive',
  },
  { name: 'quran-json', href: 'https://github.com/risan/quran-json', licence: 'CC BY-SA 4.0', use: 'quranData' },
  { name: 'quran-meta', href: 'https://github.com/quran-center/quran-meta', licence: 'MIT', use: 'quranParts' },
]
const TYPEFACES: Work[] = [
  { name: 'Figtree', href: 'https://fontsource.org/fonts/figtree', licence: 'SIL OFL 1.1', use: 'figtree' },
  {
    name: 'Noto Naskh Arabic',
    href: 'https://fontsource.org/fonts/noto-naskh-arabic',
    licence: 'SIL OFL 1.1',
    use: 'naskh',
  },
  {
    name: 'Noto Nastaliq Urdu',
    href: 'https://fontsource.org/fonts/noto-nastaliq-urdu',
    licence: 'SIL OFL 1.1',
    use: 'nastaliq',
  },
  { name: 'Amiri Quran', href: 'https://fontsource.org/fonts/amiri-quran', licence: 'SIL OFL 1.1', use: 'amiri' },
]
const SOFTWARE: Work[] = [
  { name: 'Adhan', href: 'https://github.com/batoulapps/adhan-js', licence: 'MIT', use: 'adhan' },
  { name: 'Lucide', href: 'https://lucide.dev/', licence: 'ISC', use: 'lucide' },
  { name: 'React, React Router', href: 'https://reactrouter.com/', licence: 'MIT', use: 'react' },
  { name: 'Tailwind CSS', href: 'https://tailwindcss.com/', licence: 'MIT', use: 'tailwind' },
  { name: 'MapLibre GL JS', href: 'https://maplibre.org/', licence: 'BSD-3-Clause', use: 'maps' },
  { name: 'PMTiles', href: 'https://docs.protomaps.com/pmtiles/', licence: 'BSD-3-Clause', use: 'tiles' },
  { name: 'Hono', href: 'https://hono.dev/', licence: 'MIT', use: 'server' },
  { name: 'supabase-js, @supabase/ssr', href: 'https://supabase.com/', licence: 'MIT', use: 'supabase' },
  { name: 'PGlite', href: 'https://pglite.dev/', licence: 'Apache 2.0', use: 'database' },
  { name: 'Postgres.js', href: 'https://github.com/porsager/postgres', licence: 'Unlicense', use: 'database' },
  { name: 'KDBush, geokdbush', href: 'https://github.com/mourner/geokdbush', licence: 'ISC', use: 'nearest' },
  { name: 'Zod', href: 'https://zod.dev/', licence: 'MIT', use: 'zod' },
  { name: 'Nodemailer', href: 'https://nodemailer.com/', licence: 'MIT-0', use: 'mail' },
  { name: 'Croner', href: 'https://croner.56k.guru/', licence: 'MIT', use: 'schedule' },
  { name: 'bcryptjs', href: 'https://github.com/dcodeIO/bcrypt.js', licence: 'BSD-3-Clause', use: 'passwords' },
  {
    name: 'opening_hours',
    href: 'https://github.com/opening-hours/opening_hours.js',
    licence: 'LGPL 3.0',
    use: 'hours',
  },
  {
    name: 'sharp, libvips',
    href: 'https://sharp.pixelplumbing.com/',
    licence: 'Apache 2.0, LGPL 3.0',
    use: 'pictures',
  },
  {
    name: 'libphonenumber-js',
    href: 'https://gitlab.com/catamphetamine/libphonenumber-js',
    licence: 'MIT',
    use: 'phones',
  },
  { name: 'csv-parse, osm-pbf-parser-node', href: 'https://csv.js.org/', licence: 'MIT', use: 'imports' },
  {
    name: 'SimpleWebAuthn, node-saml, noble',
    href: 'https://simplewebauthn.dev/',
    licence: 'MIT',
    use: 'signIn',
  },
  { name: 'ws', href: 'https://github.com/websockets/ws', licence: 'MIT', use: 'sockets' },
  { name: 'uqr', href: 'https://github.com/unjs/uqr', licence: 'MIT', use: 'codes' },
  { name: 'isbot', href: 'https://isbot.js.org/', licence: 'Unlicense', use: 'bots' },
]

export default function Attributions({ loaderData }: Route.ComponentProps) {
  const t = useI18n().t.pages.attributions
  return (
    <div className="page pb-16">
      <BreadcrumbTrail crumbs={loaderData.crumbs} />
      <header className="stack gap-2 pt-2 pb-8">
        <h1 className="title">{t.title}</h1>
        <p className="soft max-w-[46rem] text-lg">{t.lead}</p>
      </header>
      <Works title={t.data} works={DATA} />
      <p className="row row--wrap gap-4 pt-3">
        <a className="link" href="/open-data/LICENCE.md">
          {t.openDataTerms}
        </a>
      </p>
      <Works title={t.type} works={TYPEFACES} />
      <Works title={t.software} works={SOFTWARE} />
      <p className="pt-3">
        <a className="link" href="/licences.txt">
          {t.texts}
        </a>
      </p>
      <section className="pt-10">
        <h2 className="h3 pb-3">{t.samples}</h2>
        <p className="soft max-w-[46rem]">{t.samplesText}</p>
      </section>
    </div>
  )
}

function Works({ title, works }: { title: string; works: readonly Work[] }) {
  const t = useI18n().t.pages.attributions
  return (
    <section className="pt-6">
      <h2 className="h3 pb-3">{title}</h2>
      <ul className="panel panel--flush divide-y divide-line">
        {works.map(({ name, href, licence, use, file }) => (
          <li key={use} className="grid gap-1 px-5 py-4 sm:grid-cols-[14rem_1fr_auto] sm:gap-4">
            <a className="link" href={href} rel="noopener" dir="ltr">
              {name}
            </a>
            <span className="soft">
              {t.uses[use]}{' '}
              {file && (
                <a className="link" href={file} download>
                  {t.openData}
                </a>
              )}
            </span>
            <span className="small muted">{t.licence(licence)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
