// Halal is never printed larger than the evidence behind it.
import { describe, expect, test } from 'vitest'
import type { EvidenceData } from './evidence-panel.tsx'
import { proofOf } from './poster-proof.server.ts'

const nothing: EvidenceData = {
  level: 0,
  confirmations: 0,
  lastConfirmedAt: null,
  disputes: 0,
  upheldAt: null,
  declaredAt: null,
  source: null,
  certificate: null,
  visit: null,
  kitchen: {},
}
const certificate = {
  issuer: 'HMC',
  website: null,
  number: 'A-1',
  issuedOn: '2026-01-01',
  expiresOn: '2027-01-01',
  checkedAt: null,
  checkedDaysAgo: null,
  isExpired: false,
}
const certified: EvidenceData = { ...nothing, level: 3, certificate }

describe('nobody hangs up a halal poster that says more than is known', () => {
  test('nothing known, a source’s word, or the owner’s own word make none', () => {
    expect(proofOf(nothing)).toBe('unproved')
    expect(proofOf({ ...nothing, source: { said: 'yes', name: 'OpenStreetMap', on: '2026-11-01' } })).toBe('unproved')
    expect(proofOf({ ...nothing, level: 1, declaredAt: '2026-11-01' })).toBe('unproved')
  })

  test('a certificate is named with issuer, number and end, and an expired one is none', () => {
    expect(proofOf(certified)).toEqual({ by: 'certificate', issuer: 'HMC', number: 'A-1', until: '2027-01-01' })
    expect(proofOf({ ...certified, level: 1, certificate: { ...certificate, isExpired: true } })).toBe('unproved')
  })

  test('a certificate somebody disputes, of a sample, or of a place that closed makes none', () => {
    expect(proofOf({ ...certified, disputes: 1 })).toBe('disputed')
    expect(proofOf(certified, { isSample: true })).toBe('sample')
    expect(proofOf(certified, { isClosed: true })).toBe('unproved')
  })

  test('a visit and members’ confirmations say what they are', () => {
    const visit = { on: '2026-10-01', until: '2027-10-01', isExpired: false, statement: null }
    expect(proofOf({ ...nothing, level: 4, visit })).toEqual({ by: 'visit', on: '2026-10-01', until: '2027-10-01' })
    expect(proofOf({ ...nothing, level: 2, confirmations: 4, lastConfirmedAt: '2026-11-02' })).toEqual({
      by: 'members',
      count: 4,
      last: '2026-11-02',
    })
  })
})
