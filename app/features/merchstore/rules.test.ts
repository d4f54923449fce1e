import { expect, test } from 'vitest'
import { nextStep } from './rules.ts'

const order = { status: 'paid', provider: 'manual', delivery: 'post', isPaid: true } as const

test.each([
  [{}, 'packed'],
  [{ status: 'new', isPaid: false }, null],
  [{ status: 'new', isPaid: false, provider: 'none' }, 'packed'],
  [{ status: 'packed' }, 'sent'],
  [{ status: 'packed', delivery: 'pickup' }, 'ready'],
  [{ status: 'ready', delivery: 'pickup', provider: 'none', isPaid: false }, null],
  [{ status: 'ready', delivery: 'pickup' }, 'done'],
  [{ status: 'done' }, null],
  [{ status: 'cancelled', isPaid: false }, null],
] as const)('%j goes on to %s', (parts, next) => expect(nextStep({ ...order, ...parts })).toBe(next))
