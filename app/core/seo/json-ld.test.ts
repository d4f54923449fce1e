import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub, Meta } from 'react-router'
import { expect, test } from 'vitest'
import {
  breadcrumbJsonLd,
  businessJsonLd,
  businessType,
  faqJsonLd,
  mosqueJsonLd,
  organizationJsonLd,
  webSiteJsonLd,
} from './json-ld.ts'

const siteUrl = 'https://www.mahalla.example'

test('describes the site with a search on /businesses?search=', () => {
  const site = webSiteJsonLd({ name: 'Mahalla', siteUrl, language: 'en' })
  expect(site).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    potentialAction: {
      '@type': 'SearchAction',
      target: { urlTemplate: 'https://www.mahalla.example/businesses?search={search_term_string}' },
      'query-input': 'required name=search_term_string',
    },
  })
})

test('describes the organization with the tagline as its slogan', () => {
  expect(organizationJsonLd({ name: 'Mahalla', siteUrl, slogan: 'for Muslims, by Muslims' })).toMatchObject({
    '@type': 'Organization',
    slogan: 'for Muslims, by Muslims',
    logo: 'https://www.mahalla.example/icons/icon-512.png',
  })
})

test('numbers breadcrumbs from one with absolute addresses', () => {
  const list = breadcrumbJsonLd(
    [
      { name: 'Home', path: '/' },
      { name: 'Mosques', path: '/mosques' },
    ],
    siteUrl,
  )
  expect(list.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: siteUrl },
    { '@type': 'ListItem', position: 2, name: 'Mosques', item: `${siteUrl}/mosques` },
  ])
})

test('names the nearest kind of business for a category', () => {
  expect(businessType('restaurants')).toBe('Restaurant')
  expect(businessType('grocery')).toBe('GroceryStore')
  expect(businessType('unheard-of')).toBe('LocalBusiness')
  expect(businessType('constructor')).toBe('LocalBusiness')
})

test('publishes no rating that nobody gave', () => {
  const unrated = businessJsonLd(
    { id: '1', name: 'Zaytun', category: 'grocery' },
    { url: `${siteUrl}/business/zaytun` },
  )
  expect(unrated).not.toHaveProperty('aggregateRating')
  expect(unrated).not.toHaveProperty('openingHoursSpecification')
  expect(unrated).toMatchObject({ '@type': 'GroceryStore', priceRange: '$' })
})

test('describes a rated business with hours, services and halal certificate', () => {
  const business = businessJsonLd(
    {
      id: '1',
      name: 'Zaytun',
      category: 'restaurants',
      rating: 4.6,
      openingHours: ['Monday:09:00-17:30', 'nonsense'],
      services: ['Delivery'],
      halalCertified: true,
      coordinates: { latitude: 51.5, longitude: -0.1 },
    },
    { url: `${siteUrl}/business/zaytun`, address: { city: 'London', country: 'GB' }, phone: '020 7946 0123' },
  )
  expect(business).toMatchObject({
    '@type': 'Restaurant',
    aggregateRating: { ratingValue: 4.6, reviewCount: 1, bestRating: 5 },
    openingHoursSpecification: [{ dayOfWeek: 'https://schema.org/Monday', opens: '09:00', closes: '17:30' }],
    makesOffer: [{ itemOffered: { '@type': 'Service', name: 'Delivery' } }],
    amenityFeature: [{ name: 'Halal certified', value: true }],
    geo: { '@type': 'GeoCoordinates', latitude: 51.5, longitude: -0.1 },
    address: { addressLocality: 'London', addressCountry: 'GB' },
  })
})

test('names the certificate with its issuer and last day, and what there is and is not', () => {
  const business = businessJsonLd(
    { id: '1', name: 'Zaytun', category: 'restaurants' },
    {
      url: `${siteUrl}/business/zaytun`,
      certificate: {
        name: 'Halal',
        issuer: 'A board',
        number: 'AB-1',
        issuedOn: '2026-05-01',
        expiresOn: '2027-04-30',
      },
      amenities: [
        { name: 'Prayer space', value: true },
        { name: 'Parking', value: false },
      ],
    },
  )
  expect(business).toMatchObject({
    hasCertification: {
      '@type': 'Certification',
      certificationIdentification: 'AB-1',
      issuedBy: { '@type': 'Organization', name: 'A board' },
      expires: '2027-04-30',
    },
    amenityFeature: [
      { name: 'Prayer space', value: true },
      { name: 'Parking', value: false },
    ],
  })
})

test('describes a mosque, an article and questions', () => {
  const url = `${siteUrl}/mosque/x`
  expect(mosqueJsonLd({ name: 'X' }, { url })).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Mosque',
    '@id': url,
    url,
    name: 'X',
  })
  expect(faqJsonLd([{ question: 'Q?', answer: 'A.' }]).mainEntity).toEqual([
    { '@type': 'Question', name: 'Q?', acceptedAnswer: { '@type': 'Answer', text: 'A.' } },
  ])
})

test('cannot be broken out of: a script end inside a name is escaped in the page', () => {
  const name = '</script><script>alert(1)</script>'
  const Stub = createRoutesStub([
    {
      path: '/',
      meta: () => [{ 'script:ld+json': mosqueJsonLd({ name }, { url: `${siteUrl}/mosque/x` }) }],
      Component: () => createElement('div', null, createElement(Meta)),
    },
  ])
  const html = renderToStaticMarkup(createElement(Stub))
  expect(html).toContain('application/ld+json')
  expect(html.match(/<script/g)).toHaveLength(1)
  const json = /<script[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? ''
  expect(JSON.parse(json).name).toBe(name)
})
