import { describe, expect, test } from 'vitest'
import { type CheckedStep, checkStep } from './check-step.server.ts'

const TODAY = '2026-11-15'

const errorsOf = (checked: CheckedStep) => (checked.ok ? {} : checked.errors)

describe('the business', () => {
  const good = {
    name: ' Saffron and Stone ',
    local_name: '',
    business_category: 'restaurants',
    subcategory: 'restaurants/turkish',
    description: '',
    country_code: 'GB',
    phone: '020 7946 0018',
    whatsapp: '',
    email: '',
    website: 'saffron.example',
    services: 'biryani, catering',
    price_range: '$$',
    languages: 'en,ur',
  }
  const check = (parts: object = {}) => checkStep('business', { ...good, ...parts }, {}, TODAY)

  test('is cleaned', () => {
    expect(check()).toEqual({
      ok: true,
      value: {
        name: 'Saffron and Stone',
        local_name: null,
        business_category: 'restaurants',
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
    [{ name: 'x'.repeat(201) }, 'name', 'nameLong'],
    [{ business_category: 'casino' }, 'business_category', 'categoryRequired'],
    [{ subcategory: 'grocery/butcher' }, 'subcategory', 'subcategoryUnknown'],
    [{ subcategory: 'restaurants/unknown' }, 'subcategory', 'subcategoryUnknown'],
    [{ country_code: 'ZZ' }, 'country_code', 'countryRequired'],
    [{ phone: '020 7946' }, 'phone', 'phoneInvalid'],
    [{ whatsapp: 'x' }, 'whatsapp', 'whatsappInvalid'],
    [{ email: 'nobody' }, 'email', 'emailInvalid'],
    [{ website: 'javascript:alert(1)' }, 'website', 'websiteInvalid'],
    [{ phone: '', website: '' }, 'phone', 'contactRequired'],
    [{ services: Array.from({ length: 61 }, (_, n) => `s${n}`).join() }, 'services', 'servicesMany'],
    [{ price_range: '€' }, 'price_range', 'priceInvalid'],
    [{ languages: 'klingon' }, 'languages', 'languagesInvalid'],
  ])('%o is refused at %s: %s', (parts, field, error) => {
    expect(check(parts)).toMatchObject({ ok: false, errors: { [field]: [error] } })
    expect(Object.keys(errorsOf(check(parts)))).toEqual([field])
  })

  test('an empty form says what is missing and does not fall over', () => {
    expect(checkStep('business', {}, {}, TODAY)).toMatchObject({
      ok: false,
      errors: {
        name: ['nameRequired'],
        business_category: ['categoryRequired'],
        country_code: ['countryRequired'],
        phone: ['contactRequired'],
      },
    })
    expect(checkStep('place', {}, {}, TODAY)).toMatchObject({
      ok: false,
      errors: { reach: ['reachRequired'], city: ['cityRequired'], country_code: ['countryRequired'] },
    })
  })
})

describe('the place', () => {
  const good = {
    reach: 'visit',
    address: '112 Whitechapel Road',
    postcode: 'E1 1JE',
    city: 'London',
    country_code: 'GB',
    show_on_map: 'on',
  }
  const check = (parts: object = {}) => checkStep('place', { ...good, ...parts }, {}, TODAY)

  test('without a pin has no position of its own, but its city, region and time zone', () => {
    expect(check()).toMatchObject({
      ok: true,
      value: {
        address: '112 Whitechapel Road, E1 1JE',
        city: 'London',
        state: 'England',
        country: 'United Kingdom',
        country_code: 'GB',
        latitude: null,
        longitude: null,
        city_latitude: 51.5,
        city_longitude: -0.1,
        time_zone: 'Europe/London',
        online_only: false,
        service_area_km: null,
      },
    })
  })

  test('keeps the pin, in whichever digits it was typed', () => {
    expect(check({ latitude: '51.5163', longitude: '−0.0692' })).toMatchObject({
      value: { latitude: 51.5163, longitude: -0.0692, city_latitude: null, city_longitude: null },
    })
    expect(check({ latitude: '٥١٫٥' })).toMatchObject({ ok: false, errors: { latitude: ['positionInvalid'] } })
  })

  test('writes the city by its usual name', () => {
    expect(check({ city: 'Londres' })).toMatchObject({ value: { city: 'London' } })
  })

  test('who goes to their customers shows the area, not the street', () => {
    expect(
      check({ reach: 'area', service_area_km: '25', latitude: '51.516312', longitude: '-0.069212' }),
    ).toMatchObject({
      value: { address: null, latitude: 51.52, longitude: -0.07, service_area_km: 25 },
    })
  })

  test('online only, or hidden from the map, has no position but knows its clock', () => {
    expect(check({ reach: 'online' })).toMatchObject({
      value: { address: null, latitude: null, city_latitude: null, online_only: true, time_zone: 'Europe/London' },
    })
    expect(check({ show_on_map: undefined, latitude: '51.5163', longitude: '-0.0692' })).toMatchObject({
      value: { latitude: null, city_latitude: 51.5, address: '112 Whitechapel Road, E1 1JE' },
    })
  })

  test.each([
    [{ reach: 'teleport' }, 'reach', 'reachRequired'],
    [{ address: '' }, 'address', 'addressRequired'],
    [{ city: '' }, 'city', 'cityRequired'],
    [{ city: 'Nowhereville-upon-Nothing' }, 'city', 'cityUnknown'],
    [{ country_code: '' }, 'country_code', 'countryRequired'],
    [{ reach: 'area', service_area_km: '0' }, 'service_area_km', 'areaRequired'],
    [{ reach: 'area', service_area_km: 'far' }, 'service_area_km', 'areaRequired'],
    [{ latitude: '0', longitude: '0' }, 'latitude', 'positionInvalid'],
    [{ latitude: '91', longitude: '0.1' }, 'latitude', 'positionInvalid'],
    [{ latitude: '51.5' }, 'latitude', 'positionInvalid'],
    [{ latitude: '41.01', longitude: '28.97' }, 'latitude', 'positionFar'],
  ])('%o is refused at %s: %s', (parts, field, error) => {
    expect(check(parts)).toMatchObject({ ok: false, errors: { [field]: [error] } })
    expect(Object.keys(errorsOf(check(parts)))).toEqual([field])
  })
})

describe('halal', () => {
  const restaurant = { business: { value: { business_category: 'restaurants' } } }
  const plumber = { business: { value: { business_category: 'trades' } } }

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
    expect(checkStep('halal', { menu: 'mostly' }, restaurant, TODAY)).toMatchObject({
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
    expect(checkStep('plan', { plan: 'enterprise' }, {}, TODAY)).toMatchObject({
      ok: false,
      errors: { plan: ['planRequired'] },
    })
  })
})
