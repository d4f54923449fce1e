// Tests of the interface's parts, rendered as the server does it.
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { I18nContext } from '#app/i18n/catalogue.ts'
import type { Locale } from '#app/i18n/locales.ts'
import en from '#app/i18n/messages/en.ts'
import { Avatar } from './avatar.tsx'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { Button } from './button.tsx'
import { Checkbox } from './checkbox.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { Field } from './field.tsx'
import { FieldGroup } from './field-group.tsx'
import { Input } from './input.tsx'
import { LevelBadge } from './level-badge.tsx'
import { Pagination } from './pagination.tsx'
import { SegmentedControl } from './segmented-control.tsx'
import { Select } from './select.tsx'
import { Stars } from './stars.tsx'
import { Table } from './table.tsx'
import { Tabs } from './tabs.tsx'
import { Tooltip } from './tooltip.tsx'

const render = (part: ReactNode, locale: Locale = 'en') =>
  renderToStaticMarkup(
    <I18nContext value={{ locale, t: en }}>
      <MemoryRouter>{part}</MemoryRouter>
    </I18nContext>,
  )

/** The opening tags of an element, as written. */
const tagsOf = (html: string, name: string) => html.match(new RegExp(`<${name}(?=[ >])[^>]*>`, 'g')) ?? []

const countFilledBars = (html: string) => html.match(/class="is-on"/g)?.length ?? 0
const countFilledStars = (html: string) => Number(/data-filled="(\d)"/.exec(html)?.[1])

test('ties label, hint and error to the control', () => {
  const html = render(
    <Field id="mail" label="Email" hint="For the receipt" error="Add the part after @" required>
      <Input type="email" />
    </Field>,
  )
  const [input] = tagsOf(html, 'input')
  expect(html).toContain('for="mail"')
  expect(input).toContain('id="mail"')
  expect(input).toContain('aria-describedby="mail-hint mail-error"')
  expect(input).toContain('aria-invalid="true"')
  expect(input).toContain('required=""')
  expect(html).toContain('id="mail-hint"')
  expect(html).toContain('id="mail-error"')
})

test('leaves a field without hint and error undescribed', () => {
  const [select] = tagsOf(
    render(
      <Field label="City">
        <Select />
      </Field>,
    ),
    'select',
  )
  expect(select).not.toContain('aria-describedby')
  expect(select).not.toContain('aria-invalid')
  expect(select).not.toContain('required')
})

test('gives two fields on one page different ids', () => {
  const html = render(
    <>
      <Field label="A">
        <Input />
      </Field>
      <Field label="B">
        <Input />
      </Field>
    </>,
  )
  const ids = tagsOf(html, 'input').map((tag) => tag.match(/id="([^"]+)"/)?.[1])
  expect(new Set(ids).size).toBe(2)
  for (const id of ids) expect(html).toContain(`for="${id}"`)
})

test('ties a group of choices to its error', () => {
  const [group] = tagsOf(
    render(
      <FieldGroup id="way" legend="How?" error="Choose one">
        <Checkbox label="By phone" />
      </FieldGroup>,
    ),
    'fieldset',
  )
  expect(group).toContain('aria-describedby="way-error"')
})

test.each([
  [0, 0],
  [0.9, 0],
  [3, 3],
  [4.0, 4],
  [4.99, 4],
  [5, 5],
])('fills as many stars as the whole part of %f', (rating, filled) => {
  const html = render(<Stars rating={rating} />)
  expect(countFilledStars(html)).toBe(filled)
})

test("writes ratings in the language's own digits", () => {
  const html = render(<Stars rating={4.5} count={12} />, 'ar')
  expect(html).toContain('٤٫٥')
  expect(html).toContain('(١٢)')
})

test('fills one bar per level', () => {
  expect(countFilledBars(render(<LevelBadge level={0} label="Unknown" />))).toBe(0)
  expect(countFilledBars(render(<LevelBadge level={3} label="Certified" />))).toBe(3)
})

test('makes a button a link where it leads somewhere', () => {
  expect(render(<Button to="/packages">Plans</Button>)).toMatch(/^<a [^>]*href="\/packages"/)
  expect(render(<Button href="https://example.org">Elsewhere</Button>)).toMatch(/^<a [^>]*href="https:\/\/example.org"/)
})

test('keeps plain buttons from sending forms unless asked', () => {
  expect(render(<Button>Open</Button>)).toContain('type="button"')
  expect(render(<Button type="submit">Send</Button>)).toContain('type="submit"')
})

test('keeps the words of a busy button, so that it keeps its width', () => {
  const html = render(
    <Button variant="danger" size="sm" busy>
      Delete
    </Button>,
  )
  expect(html).toContain('class="btn btn--danger btn--sm"')
  expect(html).toContain('aria-busy="true"')
  expect(html).toContain('class="spin"')
  expect(html).toContain('Delete')
  expect(html).not.toContain('disabled')
})

test('links every page, its neighbours, the first and the last', () => {
  const html = render(<Pagination page={5} pageCount={9} hrefFor={(page) => `/list?page=${page}`} />)
  const hrefs = tagsOf(html, 'a').map((tag) => tag.match(/href="([^"]+)"/)?.[1])
  expect(hrefs).toEqual([4, 1, 4, 5, 6, 9, 6].map((page) => `/list?page=${page}`))
  expect(html).toContain('rel="prev"')
  expect(html).toContain('rel="next"')
  expect(tagsOf(html, 'a').filter((tag) => tag.includes('aria-current="page"'))).toEqual([
    expect.stringContaining('page=5'),
  ])
})

test('offers no page before the first or after the last, and nothing for a single page', () => {
  const hrefFor = (page: number) => `?page=${page}`
  expect(render(<Pagination page={1} pageCount={2} hrefFor={hrefFor} />)).not.toContain('rel="prev"')
  expect(render(<Pagination page={2} pageCount={2} hrefFor={hrefFor} />)).not.toContain('rel="next"')
  expect(render(<Pagination page={1} pageCount={1} hrefFor={hrefFor} />)).toBe('')
})

test('does not link the page one is on', () => {
  const html = render(
    <Breadcrumbs
      items={[
        { label: 'Home', to: '/' },
        { label: 'Here', to: '/here' },
      ]}
    />,
  )
  expect(tagsOf(html, 'a')).toHaveLength(1)
  expect(html).toContain('<bdi aria-current="page">Here</bdi>')
})

test('leads from the error summary to the fields', () => {
  const html = render(
    <ErrorSummary errors={[{ fieldId: 'mail', message: 'Add an address' }, { message: 'Try again' }]} />,
  )
  expect(html).toContain('<a href="#mail">Add an address</a>')
  expect(html).toContain('<li>Try again</li>')
  expect(html).toContain('Please fix 2 things')
  expect(render(<ErrorSummary errors={[]} />)).toBe('')
})

test('opens the first tab only, and ties tabs to panels', () => {
  const html = render(
    <Tabs
      label="Parts"
      items={[
        { id: 'a', label: 'A', panel: 'first' },
        { id: 'b', label: 'B', panel: 'second' },
      ]}
    />,
  )
  const tabs = tagsOf(html, 'button')
  expect(tabs.map((tag) => /aria-selected="true"/.test(tag))).toEqual([true, false])
  expect(tabs.map((tag) => tag.match(/tabindex="(-?\d)"/i)?.[1])).toEqual(['0', '-1'])
  for (const tab of tabs) expect(html).toContain(`id="${tab.match(/aria-controls="([^"]+)"/)?.[1]}"`)
  expect(html.match(/role="tabpanel"[^>]*hidden=""/g)).toHaveLength(1)
})

test('puts one radio per mode under the same name', () => {
  const inputs = tagsOf(
    render(
      <SegmentedControl
        label="View"
        name="view"
        defaultValue="map"
        options={[
          { value: 'list', label: 'List' },
          { value: 'map', label: 'Map' },
        ]}
      />,
    ),
    'input',
  )
  expect(inputs.every((tag) => tag.includes('name="view"'))).toBe(true)
  expect(inputs.map((tag) => tag.includes('checked=""'))).toEqual([false, true])
})

test('ties a tip to its owner', () => {
  const html = render(<Tooltip text="Why">{(describedBy) => <button {...describedBy}>?</button>}</Tooltip>)
  const id = html.match(/aria-describedby="([^"]+)"/)?.[1]
  expect(id).toBeTruthy()
  expect(html).toContain(`role="tooltip" id="${id}"`)
})

test('shows the picture of someone who has one, else the letters', () => {
  expect(render(<Avatar name="Safiya Khan" />)).toContain('>SK<')
  expect(render(<Avatar name="Safiya Khan" src="/a.jpg" />)).not.toContain('SK')
})

test('a table stacks on phones, with its headers beside the cells for the eye, unless its columns are compared', () => {
  const table = (staysWide: boolean) =>
    render(
      <Table
        caption="Plans"
        staysWide={staysWide}
        rows={['Rizq']}
        rowKey={(row) => row}
        columns={[
          { id: 'plan', header: 'Plan', rowHeader: true, cell: (row) => row },
          { id: 'price', header: 'Price', cell: () => '$20' },
          { id: 'note', header: 'Note', cell: () => null },
        ]}
      />,
    )
  expect(table(false)).toContain('class="table table--stacks"')
  expect(table(false)).toContain(
    '<td><span class="table__label" aria-hidden="true">Price</span><div class="table__cell">$20</div></td>',
  )
  // Without words it is empty, and by that hidden on a phone.
  expect(table(false)).toContain('Note</span><div class="table__cell"></div></td>')
  expect(table(true)).toContain('<td>$20</td>')
  expect(table(true)).not.toContain('table--stacks')
})
