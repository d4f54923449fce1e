// The living style guide: every part of the design system in every state. Development only; it is for those who build
// the site, so its words are English and stand here.

import { type ReactNode, useState } from 'react'
import { MapView } from '#app/core/map/map-view.tsx'
import type { Pin } from '#app/core/map/pin.ts'
import { PlaceMap } from '#app/core/map/place-map.tsx'
import { PositionPicker } from '#app/core/map/position-picker.tsx'
import { Alert } from '#app/ui/alert.tsx'
import { Avatar } from '#app/ui/avatar.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Chart } from '#app/ui/chart.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Chip } from '#app/ui/chip.tsx'
import { DescriptionList } from '#app/ui/description-list.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { Field } from '#app/ui/field.tsx'
import { FieldGroup } from '#app/ui/field-group.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import {
  Heart,
  LogOut,
  MapIcon,
  Search,
  Settings,
  Share2,
  Sparkles,
  Store,
  Table2,
  UtensilsCrossed,
} from '#app/ui/icons.ts'
import { Input } from '#app/ui/input.tsx'
import { Khatam } from '#app/ui/khatam.tsx'
import { KhatamOutline } from '#app/ui/khatam-outline.tsx'
import { LevelBadge } from '#app/ui/level-badge.tsx'
import { LinkTabs } from '#app/ui/link-tabs.tsx'
import { Logo } from '#app/ui/logo.tsx'
import { Menu } from '#app/ui/menu.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { Progress } from '#app/ui/progress.tsx'
import { Radio } from '#app/ui/radio.tsx'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import { SegmentedControl } from '#app/ui/segmented-control.tsx'
import { Select } from '#app/ui/select.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { Stars } from '#app/ui/stars.tsx'
import { StatTile } from '#app/ui/stat-tile.tsx'
import { Switch } from '#app/ui/switch.tsx'
import { Table } from '#app/ui/table.tsx'
import { Tabs } from '#app/ui/tabs.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { Tooltip } from '#app/ui/tooltip.tsx'

export function loader() {
  if (!import.meta.env.DEV) throw new Response(null, { status: 404 })
  return null
}

export const meta = () => [{ title: 'Design system' }, { name: 'robots', content: 'noindex' }]

const FOUR_WEEKS = Array.from({ length: 28 }, (_, n) => ({
  day: new Date(Date.UTC(2026, 9, 1 + n)).toISOString().slice(0, 10),
  value: Math.round(60 + 40 * Math.sin(n / 3) + n),
  before: Math.round(50 + 30 * Math.cos(n / 4)),
}))

const CHART_WORDS = {
  now: 'This period',
  before: 'The period before',
  day: 'Day',
  table: 'Show as a table',
  slider: (label: string) => `${label}, day by day`,
  reading: (day: string, value: string, before: string) => `${day}: ${value} · before: ${before}`,
  running: (day: string) => `${day} so far`,
}

const PINS: Pin[] = [
  { id: '1', lat: 51.519, lng: -0.06, label: 'Saffron & Stone', note: '450 m', category: 'restaurants', to: '/design' },
  { id: '2', lat: 51.523, lng: -0.048, label: 'Zaytun Grocers', category: 'grocery', tone: 'featured' },
  { id: '3', lat: 51.517, lng: -0.066, label: 'East London Mosque', tone: 'mosque' },
  { id: '4', lat: 51.5165, lng: -0.0655, label: 'Noor Pharmacy', category: 'healthcare' },
  { id: '5', lat: 51.47, lng: -0.02, label: 'Bayt Builders', category: 'trades' },
  { id: '6', lat: 51.56, lng: -0.12, label: 'Ilm Tutors', category: 'education' },
]

/** Full class names: Tailwind finds classes by reading source text. */
const COLOURS = [
  ['bg', 'bg-bg'],
  ['surface', 'bg-surface'],
  ['surface-2', 'bg-surface-2'],
  ['surface-3', 'bg-surface-3'],
  ['line', 'bg-line'],
  ['line-strong', 'bg-line-strong'],
  ['ink', 'bg-ink'],
  ['ink-2', 'bg-ink-2'],
  ['ink-3', 'bg-ink-3'],
  ['brand', 'bg-brand'],
  ['brand-hover', 'bg-brand-hover'],
  ['brand-active', 'bg-brand-active'],
  ['brand-soft', 'bg-brand-soft'],
  ['gold', 'bg-gold'],
  ['gold-ink', 'bg-gold-ink'],
  ['gold-soft', 'bg-gold-soft'],
  ['star', 'bg-star'],
  ['success', 'bg-success'],
  ['success-soft', 'bg-success-soft'],
  ['warning', 'bg-warning'],
  ['warning-soft', 'bg-warning-soft'],
  ['danger', 'bg-danger'],
  ['danger-soft', 'bg-danger-soft'],
  ['info', 'bg-info'],
  ['info-soft', 'bg-info-soft'],
  ['deep', 'bg-deep'],
  ['deep-2', 'bg-deep-2'],
  ['inverse', 'bg-inverse'],
  ['viz-1', 'bg-viz-1'],
  ['viz-2', 'bg-viz-2'],
  ['viz-3', 'bg-viz-3'],
  ['viz-4', 'bg-viz-4'],
] as const

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

const LEVELS = ['Status unknown', 'Self-declared', 'Community-confirmed', 'Certificate on file', 'Visited by staff']

const ROWS = [
  { name: 'Saffron & Stone', kind: 'Restaurant', level: 3, rating: 4.8, distance: '450 m' },
  { name: 'Zaytun Grocers', kind: 'Grocery', level: 3, rating: 4.6, distance: '650 m' },
  { name: 'Rihla Coffee', kind: 'Coffee', level: 2, rating: 4.7, distance: '800 m' },
] as const

const FORM_ERRORS = [
  { fieldId: 'kit-email', message: 'Add the part after @ to the email address.' },
  { fieldId: 'kit-contact', message: 'Choose how customers reach you.' },
]

const setTheme = (theme: 'light' | 'dark') => {
  document.documentElement.dataset.theme = theme
}

const setLanguage = (lang: string, dir: 'ltr' | 'rtl') => {
  document.documentElement.lang = lang
  document.documentElement.dir = dir
}

export default function Design() {
  const [open, setOpen] = useState(false)
  const [pressed, setPressed] = useState(true)
  const [busy, setBusy] = useState(true)
  const [errors, setErrors] = useState<typeof FORM_ERRORS>([])

  return (
    <div className="page grid grid-cols-1 gap-10 py-8">
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

      <Sample title="Colour roles">
        {COLOURS.map(([name, className]) => (
          <div key={name} className="w-24 text-xs">
            <div className={`mb-1.5 h-14 rounded-control border border-line ${className}`} />
            {name}
          </div>
        ))}
      </Sample>

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

      <Sample title="Buttons">
        <div className="grid w-full grid-cols-1 gap-3">
          {(['primary', 'soft', 'outline', 'ghost', 'danger'] as const).map((variant) => (
            <div key={variant} className="flex flex-wrap gap-3">
              <Button variant={variant}>{variant}</Button>
              <Button variant={variant} className="is-hover">
                Hover
              </Button>
              <Button variant={variant} className="is-active">
                Pressed
              </Button>
              <Button variant={variant} disabled>
                Disabled
              </Button>
              <Button variant={variant} busy>
                Save changes
              </Button>
            </div>
          ))}
          <div className="flex flex-wrap items-center gap-3">
            <Button size="lg">Large</Button>
            <Button>Medium</Button>
            <Button size="sm">Small</Button>
            <Button variant="outline">
              <Share2 className="i i--sm" />
              With icon
            </Button>
            <Button to="/design" variant="soft">
              A link
            </Button>
            <Button busy={busy} onClick={() => setBusy(true)}>
              Save and continue
            </Button>
            <Button variant="ghost" onClick={() => setBusy((was) => !was)}>
              Busy or not
            </Button>
            <IconButton label="Share">
              <Share2 className="i" />
            </IconButton>
            <IconButton label="Save" outlined>
              <Heart className="i" />
            </IconButton>
            <IconButton label="Save" disabled>
              <Heart className="i" />
            </IconButton>
          </div>
          <div className="deep flex flex-wrap gap-3 rounded-card bg-deep p-4">
            <Button variant="gold">Gold, first</Button>
            <Button variant="glass">Glass, second</Button>
            <Button variant="gold" busy>
              Busy
            </Button>
          </div>
        </div>
      </Sample>

      <Sample title="Fields">
        <div className="grid w-full grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-3">
          <Field label="Name" hint="As on the sign outside" required>
            <Input placeholder="Your business" />
          </Field>
          <Field label="Website" optional>
            <Input type="url" placeholder="https://" />
          </Field>
          <Field label="Email" error="Add the part after @">
            <Input type="email" defaultValue="yusuf@" />
          </Field>
          <Field label="Category">
            <Select>
              <option>Restaurant</option>
              <option>Grocery</option>
            </Select>
          </Field>
          <Field label="Category" error="Choose one">
            <Select>
              <option>—</option>
            </Select>
          </Field>
          <Field label="Plan">
            <Input defaultValue="Disabled" disabled />
          </Field>
          <Field label="Search">
            <Input icon={<Search className="i" />} placeholder="Dish, service, place" />
          </Field>
          <Field label="About" hint="Two or three sentences">
            <Textarea />
          </Field>
          <Field label="About" error="Write at least 20 characters">
            <Textarea defaultValue="Too short" />
          </Field>
        </div>
      </Sample>

      <Sample title="Choices">
        <Checkbox label="Open now" defaultChecked />
        <Checkbox label="Family room" />
        <Checkbox label="Disabled" disabled defaultChecked />
        <Checkbox label="With a hint" hint="One line that explains" />
        <Radio label="Hanafi" name="kit-a" defaultChecked />
        <Radio label="Shafi’i, Maliki, Hanbali" name="kit-a" />
        <Radio label="Disabled" name="kit-a" disabled />
        <Switch label="On" defaultChecked />
        <Switch label="Off" />
        <Switch label="Disabled" disabled />
      </Sample>

      <Sample title="A form that failed">
        <form className="grid w-full max-w-160 grid-cols-1 gap-5" onSubmit={(event) => event.preventDefault()}>
          <ErrorSummary errors={errors} />
          <Field id="kit-email" label="Email" error={errors[0]?.message}>
            <Input type="email" name="email" />
          </Field>
          <FieldGroup id="kit-contact" legend="How do customers reach you?" error={errors[1]?.message}>
            <Radio framed name="kit-b" label="They come to us" hint="The full address is shown on the map" />
            <Radio framed name="kit-b" label="We go to them" hint="Only the area you serve is shown" defaultChecked />
          </FieldGroup>
          <div className="flex gap-2">
            <Button onClick={() => setErrors([...FORM_ERRORS])}>Show the errors</Button>
            <Button variant="ghost" onClick={() => setErrors([])}>
              Clear
            </Button>
          </div>
        </form>
      </Sample>

      <Sample title="Tabs and segments">
        <div className="grid w-full grid-cols-1 gap-6">
          <Tabs
            label="Example tabs"
            items={[
              { id: 'overview', label: 'Overview', panel: <p>The first panel.</p> },
              {
                id: 'reviews',
                label: (
                  <>
                    Reviews <Badge className="num">312</Badge>
                  </>
                ),
                panel: <p>The second panel.</p>,
              },
              { id: 'photos', label: 'Photos', panel: <p>The third panel.</p> },
            ]}
          />
          <LinkTabs
            label="Example tabs with addresses"
            items={[
              { to: '/design', label: 'A page', current: true },
              { to: '/design?tab=2', label: 'Another page', current: false },
            ]}
          />
          <SegmentedControl
            className="max-w-80"
            label="View"
            defaultValue="list"
            options={[
              {
                value: 'list',
                label: (
                  <>
                    <Table2 className="i i--sm" />
                    List
                  </>
                ),
              },
              {
                value: 'map',
                label: (
                  <>
                    <MapIcon className="i i--sm" />
                    Map
                  </>
                ),
              },
              { value: 'off', label: 'Disabled', disabled: true },
            ]}
          />
        </div>
      </Sample>

      <Sample title="Chips">
        <Chip pressed={pressed} onPress={() => setPressed((was) => !was)}>
          All
        </Chip>
        <Chip pressed={!pressed} onPress={() => setPressed((was) => !was)}>
          <UtensilsCrossed className="i" />
          Restaurant
        </Chip>
        <Chip to="/design" current>
          Current link
        </Chip>
        <Chip to="/design" removes>
          Open now
        </Chip>
      </Sample>

      <Sample title="Badges and levels">
        <Badge>Neutral</Badge>
        <Badge tone="brand">Verified</Badge>
        <Badge tone="gold">
          <Sparkles className="i i--xs" />
          Featured
        </Badge>
        <Badge tone="info">Info</Badge>
        <Badge tone="warning">Due</Badge>
        <Badge tone="danger">Expired</Badge>
        <Badge tone="solid">3</Badge>
        <span className="listing-open">Open until 23:00</span>
        <span className="listing-soon">Closes 16:00</span>
        <span className="listing-later">Closed · opens Mon 09:00</span>
        {([0, 1, 2, 3, 4] as const).map((level) => (
          <LevelBadge key={level} level={level} label={LEVELS[level] ?? ''} />
        ))}
      </Sample>

      <Sample title="Stars">
        <Stars rating={4.9} count={312} />
        <Stars rating={3} count={12} />
        <Stars rating={0} />
        <Stars rating={4.2} count={88} size="lg" />
        <Stars rating={5} bare />
      </Sample>

      <Sample title="Avatars and marks">
        <Avatar name="Safiya Khan" size="lg" />
        <Avatar name="Ibrahim Hassan" tone="gold" />
        <Avatar name="Yusuf Ali" tone="info" />
        <Avatar name="مريم" size="sm" />
        <Logo className="size-10 text-brand" />
        <Khatam className="size-10 text-brand-soft" />
        <KhatamOutline className="size-16 text-gold" />
        <div className="relative isolate grid h-24 w-48 place-items-center overflow-hidden rounded-card bg-deep text-on-deep">
          <span className="lattice -z-1 opacity-7" />
          Lattice
        </div>
      </Sample>

      <Sample title="Cards and tiles">
        <div className="grid w-full grid-cols-1 gap-4 md:grid-cols-2 lg:grid-cols-3">
          <Card title="Opening hours" headingLevel={3} action={<Badge tone="brand">Open</Badge>}>
            <DescriptionList
              items={[
                { term: 'Monday to Friday', detail: '09:00–17:00' },
                { term: 'Saturday', detail: '10:00–14:00' },
                { term: 'Sunday', detail: 'Closed' },
              ]}
            />
          </Card>
          <StatTile
            label="Profile views"
            value="1,284"
            change={{ text: '12 % more than last month', direction: 'up' }}
          />
          <StatTile label="Calls" value="37" change={{ text: '4 % fewer than last month', direction: 'down' }} />
          <div className="grid grid-cols-1 gap-3" aria-busy="true">
            <Skeleton className="aspect-4/3 rounded-card" />
            <Skeleton className="w-3/5" />
            <Skeleton className="w-4/5" />
          </div>
        </div>
      </Sample>

      <Sample title="Charts">
        <div className="grid w-full grid-cols-1 gap-6 lg:grid-cols-2">
          <Card title="Four weeks">
            <Chart label="Profile views" points={FOUR_WEEKS} words={CHART_WORDS} tall />
          </Card>
          <Card title="Nothing yet">
            <Chart
              label="Calls"
              points={FOUR_WEEKS.map(({ day }) => ({ day, value: 0, before: 0 }))}
              words={CHART_WORDS}
            />
          </Card>
        </div>
      </Sample>

      <Sample title="Alerts">
        <div className="grid w-full grid-cols-1 gap-3">
          <Alert>Times are computed for your rounded position.</Alert>
          <Alert tone="success" title="Saved.">
            Your hours are live.
          </Alert>
          <Alert tone="warning" title="Certificate ends in 14 days.">
            Upload the new one to keep level 3.
          </Alert>
          <Alert tone="danger" title="Something went wrong.">
            Please try again.
          </Alert>
        </div>
      </Sample>

      <Sample title="Overlays">
        <Button variant="outline" onClick={() => setOpen(true)}>
          Open a dialog
        </Button>
        <Menu trigger="Open a menu">
          <button type="button" className="menu__item" aria-current="true">
            <Store className="i" />
            Current
          </button>
          <button type="button" className="menu__item">
            <Settings className="i" />
            Settings
          </button>
          <div className="menu__line" />
          <button type="button" className="menu__item menu__item--danger">
            <LogOut className="i" />
            Log out
          </button>
        </Menu>
        <Button variant="outline" onClick={() => showToast('Saved to your places')}>
          Show a toast
        </Button>
        <Button
          variant="outline"
          onClick={() => showToast('Removed', { tone: 'info', action: { label: 'Undo', run: () => {} } })}
        >
          Show one with an action
        </Button>
        <Tooltip text="Checked with the issuer on 9 November">
          {(describedBy) => (
            <Button variant="ghost" {...describedBy}>
              Hover or focus me
            </Button>
          )}
        </Tooltip>
        <Dialog
          open={open}
          onClose={() => setOpen(false)}
          size="sm"
          title="Remove this listing?"
          description="It leaves search and the map at once. You can bring it back for 30 days."
          footer={
            <>
              <Button variant="ghost" onClick={() => setOpen(false)}>
                Keep it
              </Button>
              <Button variant="danger" onClick={() => setOpen(false)}>
                Remove
              </Button>
            </>
          }
        />
      </Sample>

      <Sample title="Table and pages">
        <Card flush className="w-full">
          <Table
            caption="Places nearby"
            rows={ROWS}
            rowKey={(row) => row.name}
            columns={[
              { id: 'name', header: 'Place', cell: (row) => row.name, rowHeader: true },
              { id: 'kind', header: 'Category', cell: (row) => row.kind },
              {
                id: 'level',
                header: 'Level',
                cell: (row) => <LevelBadge level={row.level} label={LEVELS[row.level] ?? ''} />,
              },
              { id: 'rating', header: 'Rating', cell: (row) => row.rating, align: 'end' },
              { id: 'distance', header: 'Distance', cell: (row) => row.distance, align: 'end' },
            ]}
          />
        </Card>
        <Pagination page={2} pageCount={9} hrefFor={(page) => `/design?page=${page}`} />
        <Breadcrumbs items={[{ label: 'Home', to: '/' }, { label: 'Guides', to: '/design' }, { label: 'The kit' }]} />
      </Sample>

      <Sample title="Maps">
        <div className="h-96 w-full">
          <MapView pins={PINS} you={{ lat: 51.507, lng: -0.1 }} />
        </div>
        <PlaceMap
          className="w-full max-w-md"
          lat={51.519}
          lng={-0.06}
          label="Saffron & Stone"
          address="12 Brick Lane"
        />
        <div className="w-full max-w-md">
          <PositionPicker latName="lat" lngName="lng" defaultLat={51.519} defaultLng={-0.06} />
        </div>
      </Sample>

      <Sample title="Headings, empty, progress">
        <div className="grid w-full grid-cols-1 gap-6">
          <SectionHeading
            eyebrow="Near you"
            title="Places people trust"
            lead="One sentence that says what this section holds."
            action={
              <Button to="/design" variant="soft">
                See all
              </Button>
            }
          />
          <Card>
            <EmptyState
              icon={Store}
              title="Nothing found"
              headingLevel={3}
              action={
                <Button to="/design" variant="soft">
                  Browse everything
                </Button>
              }
            >
              Nothing matches within 5 km. Widen the circle or remove a filter.
            </EmptyState>
          </Card>
          <Progress className="max-w-96" label="Registration" value={43} />
          <Progress className="max-w-96" label="Five stars" value={82} tone="gold" />
          <Spinner className="text-brand-ink" />
        </div>
      </Sample>
    </div>
  )
}

function Sample({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid grid-cols-1 gap-4 border-t border-line pt-6 md:grid-cols-[11rem_minmax(0,1fr)] md:gap-6">
      <h2 className="h4">{title}</h2>
      <div className="flex flex-wrap items-center gap-3">{children}</div>
    </section>
  )
}
