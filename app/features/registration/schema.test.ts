import { describe, expect, test } from 'vitest'
import { checkStep } from './check-step.server.ts'
import { normalisePhone, normaliseWebsite, showPhone, splitServices } from './schema.ts'

const TODAY = '2026-11-15'

describe('phone numbers', () => {
  test.each([
    ['020 7946 0018', 'GB', '+442079460018'],
    ['+44 20 7946 0018', 'TR', '+442079460018'],
    ['٠٢٠ ٧٩٤٦ ٠٠١٨', 'GB', '+442079460018'],
    ['0212 555 12 12', 'TR', '+902125551212'],
    ['020 7946', 'GB', null],
    ['12345', 'GB', null],
    ['call me', 'GB', null],
  ])('%s in %s is %s', (typed, country, expected) => {
    expect(normalisePhone(typed, country)).toBe(expected)
  })

  test('are shown as at home in their country, with the code elsewhere', () => {
    expect(showPhone('+442079460018', 'GB')).toBe('020 7946 0018')
    expect(showPhone('+442079460018', 'FR')).toBe('+44 20 7946 0018')
  })
})

test.each([
  ['example.com', 'https://example.com'],
  ['www.example.com/menu', 'https://www.example.com/menu'],
  ['http://example.com/', 'http://example.com'],
  ['https://مثال.إختبار', 'https://xn--mgbh0fb.xn--kgbechtv'],
  ['javascript:alert(1)', null],
  ['https://user:secret@example.com', null],
  ['nowhere', null],
  ['not a site', null],
])('the website %s becomes %s', (typed, expected) => {
  expect(normaliseWebsite(typed)).toBe(expected)
})

test('services are split at commas of both scripts, each once', () => {
  expect(splitServices('biryani,  Catering ، توصيل; biryani,')).toEqual(['biryani', 'Catering', 'توصيل'])
})

describe('the business', () => {
  const good = {
    name: ' Saffron and Stone ',
    localName: '',
    category: 'restaurants',
    subcategory: 'restaurants/turkish',
    description: '',
    country: 'GB',
    phone: '020 7946 0018',
    whatsapp: '',
    email: '',
    website: 'saffron.example',
    services: 'biryani, catering',
    price: '$$',
    languages: 'en,ur',
  }
  const check = (parts: object = {}) => checkStep('business', { ...good, ...parts }, {}, TODAY)

  test('is cleaned', () => {
    expect(check()).toEqual({
      ok: true,
      value: {
        name: 'Saffron and Stone',
        local_name: null,
        category: 'restaurants',
        subcategory: 'turkish',
        description: null,
        country_code: 'GB',
        phone: '+442079460018',
        whatsapp: null,
        email: null,
        website: 'https://saffron.example',
        services: ['biryani', 'catering'],
        price_range: '$$',
        languages: ['en', 'ur'],
      },
    })
  })

  test.each([
    [{ name: ' ' }, 'name', 'nameRequired'],
    [{ name: 'x'.repeat(121) }, 'name', 'nameLong'],
    [{ category: 'casino' }, 'category', 'categoryRequired'],
    [{ subcategory: 'grocery/butcher' }, 'subcategory', 'subcategoryUnknown'],
    [{ subcategory: 'restaurants/unknown' }, 'subcategory', 'subcategoryUnknown'],
    [{ country: 'ZZ' }, 'country', 'countryRequired'],
    [{ phone: '020 7946' }, 'phone', 'phoneInvalid'],
    [{ whatsapp: 'x' }, 'whatsapp', 'whatsappInvalid'],
    [{ email: 'nobody' }, 'email', 'emailInvalid'],
    [{ website: 'javascript:alert(1)' }, 'website', 'websiteInvalid'],
    [{ phone: '', website: '' }, 'phone', 'contactRequired'],
    [{ services: Array.from({ length: 41 }, (_, n) => `s${n}`).join() }, 'services', 'servicesMany'],
    [{ price: '€' }, 'price', 'priceInvalid'],
    [{ languages: 'klingon' }, 'languages', 'languagesInvalid'],
  ])('%o is refused at %s: %s', (parts, field, error) => {
    expect(check(parts)).toEqual({ ok: false, errors: { [field]: [error] } })
  })

  test('an empty form says what is missing and does not fall over', () => {
    expect(checkStep('business', {}, {}, TODAY)).toEqual({
      ok: false,
      errors: {
        name: ['nameRequired'],
        category: ['categoryRequired'],
        country: ['countryRequired'],
        phone: ['contactRequired'],
      },
    })
    expect(checkStep('place', {}, {}, TODAY)).toEqual({
      ok: false,
      errors: { reach: ['reachRequired'], city: ['cityRequired'], country: ['countryRequired'] },
    })
  })
})

describe('the place', () => {
  const good = {
    reach: 'visit',
    address: '112 Whitechapel Road',
    postcode: 'E1 1JE',
    city: 'London',
    country: 'GB',
    showOnMap: 'on',
  }
  const check = (parts: object = {}) => checkStep('place', { ...good, ...parts }, {}, TODAY)

  test('takes the middle of a known city, its region and its time zone', () => {
    expect(check()).toMatchObject({
      ok: true,
      value: {
        address: '112 Whitechapel Road, E1 1JE',
        city: 'London',
        state: 'England',
        country: 'United Kingdom',
        country_code: 'GB',
        latitude: expect.closeTo(51.5, 1),
        longitude: expect.closeTo(-0.1, 1),
        time_zone: 'Europe/London',
        online_only: false,
        service_area_km: null,
      },
    })
  })

  test('keeps the pin, in whichever digits it was typed', () => {
    expect(check({ lat: '51.5163', lng: '−0.0692' })).toMatchObject({
      value: { latitude: 51.5163, longitude: -0.0692 },
    })
    expect(check({ lat: '٥١٫٥' })).toMatchObject({ ok: false, errors: { lat: ['positionInvalid'] } })
  })

  test('writes the city by its usual name', () => {
    expect(check({ city: 'Londres' })).toMatchObject({ value: { city: 'London' } })
  })

  test('who goes to their customers shows the area, not the street', () => {
    expect(check({ reach: 'area', areaKm: '25', lat: '51.516312', lng: '-0.069212' })).toMatchObject({
      value: { address: null, latitude: 51.52, longitude: -0.07, service_area_km: 25 },
    })
  })

  test('online only, or hidden from the map, has no position but knows its clock', () => {
    expect(check({ reach: 'online' })).toMatchObject({
      value: { address: null, latitude: null, longitude: null, online_only: true, time_zone: 'Europe/London' },
    })
    expect(check({ showOnMap: undefined })).toMatchObject({
      value: { latitude: null, address: '112 Whitechapel Road, E1 1JE' },
    })
  })

  test.each([
    [{ reach: 'teleport' }, 'reach', 'reachRequired'],
    [{ address: '' }, 'address', 'addressRequired'],
    [{ city: '' }, 'city', 'cityRequired'],
    [{ city: 'Nowhereville-upon-Nothing' }, 'city', 'cityUnknown'],
    [{ country: '' }, 'country', 'countryRequired'],
    [{ reach: 'area', areaKm: '0' }, 'areaKm', 'areaRequired'],
    [{ reach: 'area', areaKm: 'far' }, 'areaKm', 'areaRequired'],
    [{ lat: '0', lng: '0' }, 'lat', 'positionInvalid'],
    [{ lat: '91', lng: '0.1' }, 'lat', 'positionInvalid'],
    [{ lat: '51.5' }, 'lat', 'positionInvalid'],
    [{ lat: '41.01', lng: '28.97' }, 'lat', 'positionFar'],
  ])('%o is refused at %s: %s', (parts, field, error) => {
    expect(check(parts)).toEqual({ ok: false, errors: { [field]: [error] } })
  })
})

describe('halal', () => {
  const restaurant = { business: { value: { category: 'restaurants' } } }
  const plumber = { business: { value: { category: 'trades' } } }

  test('keeps what is said and leaves out what is not', () => {
    const typed = {
      menu: 'fully_halal',
      alcohol: '',
      pork: 'no',
      slaughter_beef: 'hand',
      slaughter_lamb: '',
      muslimOwned: 'shown',
      fact_prayer_space: 'yes',
      fact_parking: 'no',
      fact_wudu: '',
    }
    expect(checkStep('halal', typed, restaurant, TODAY)).toEqual({
      ok: true,
      value: {
        halal: { menu: 'fully_halal', pork: false, slaughter: { beef: 'hand' } },
        facts: { prayer_space: true, parking: false },
        ownership: 'shown',
        certificate: null,
      },
    })
  })

  test('asks nobody but kitchens about food', () => {
    expect(checkStep('halal', { menu: 'fully_halal', certificate: 'yes' }, plumber, TODAY)).toMatchObject({
      ok: true,
      value: { halal: {}, certificate: null },
    })
  })

  test.each([
    ['hidden', 'hidden'],
    ['no', null],
    ['unsaid', null],
    ['', null],
  ])('ownership said as "%s" is kept as %s', (muslimOwned, ownership) => {
    expect(checkStep('halal', { muslimOwned }, plumber, TODAY)).toMatchObject({ value: { ownership } })
  })

  test('a certificate has an issuer, a number and dates, and has not run out', () => {
    const good = {
      certificate: 'yes',
      certifier: 'HMC',
      certificateNumber: '12',
      issued: '2026-01-01',
      expires: '2026-11-15',
    }
    const check = (parts: object = {}) => checkStep('halal', { ...good, ...parts }, restaurant, TODAY)
    expect(check()).toMatchObject({
      value: { certificate: { certifier: 'HMC', number: '12', issued_on: '2026-01-01', expires_on: '2026-11-15' } },
    })
    const errors = (parts: object) => {
      const checked = check(parts)
      return checked.ok ? {} : checked.errors
    }
    expect(errors({ certifier: '' })).toEqual({ certifier: ['certifierRequired'] })
    expect(errors({ certificateNumber: '' })).toEqual({ certificateNumber: ['certificateNumberRequired'] })
    expect(errors({ issued: '2026-11-16', expires: '2027-11-16' })).toEqual({ issued: ['issuedInvalid'] })
    expect(errors({ expires: '2026-11-14' })).toEqual({ expires: ['expiryPast'] })
    expect(errors({ expires: '2026-13-41' })).toEqual({ expires: ['expiryInvalid'] })
    expect(errors({ issued: '', expires: '' })).toEqual({ issued: ['issuedInvalid'], expires: ['expiryInvalid'] })
    expect(errors({ certificate: 'no', certifier: '' })).toEqual({})
  })

  test('an answer that is not on the list is refused', () => {
    expect(checkStep('halal', { menu: 'mostly' }, restaurant, TODAY)).toEqual({
      ok: false,
      errors: { menu: ['choiceInvalid'] },
    })
  })
})

describe('hours and plan', () => {
  test('no hours are no hours', () => {
    expect(checkStep('hours', {}, {}, TODAY)).toEqual({ ok: true, value: { hours: null } })
  })

  test('half a day is refused at its field', () => {
    expect(checkStep('hours', { 'hours.weekly.mon.0.from': '09:00' }, {}, TODAY)).toMatchObject({
      ok: false,
      hourErrors: expect.arrayContaining([{ field: 'hours.weekly.mon.0.to', error: 'timeMissing' }]),
    })
  })

  test('a plan is the trial or basic, nothing paid', () => {
    expect(checkStep('plan', { plan: 'trial' }, {}, TODAY)).toEqual({ ok: true, value: { plan: 'trial' } })
    expect(checkStep('plan', { plan: 'enterprise' }, {}, TODAY)).toEqual({
      ok: false,
      errors: { plan: ['planRequired'] },
    })
  })
})
