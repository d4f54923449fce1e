// The shopping list of whoever is not signed in: on their device alone. Storage that is full or forbidden keeps nothing.
import { deviceList, useDeviceEntries } from '#app/lib/device-list.ts'
import { isRecord } from '#app/lib/records.ts'
import { isUnit, type NewLine, type ShoppingLine } from './shopping.ts'

const KEY = 'mahalla:shopping'
const MOST_LINES = 600

const isLine = (value: unknown): value is ShoppingLine => {
  if (!isRecord(value)) return false
  const { id, name, amount, unit, isTicked } = value
  return (
    typeof id === 'string' &&
    typeof name === 'string' &&
    name.trim() !== '' &&
    name.length <= 160 &&
    (amount === null || (typeof amount === 'number' && amount >= 0.001 && amount <= 100_000)) &&
    (unit === null || (isUnit(unit) && amount !== null)) &&
    typeof isTicked === 'boolean'
  )
}

const list = deviceList(KEY, isLine, MOST_LINES)
export const readDeviceList = list.read
export const useDeviceList = () => useDeviceEntries(list)

const change = (changed: (lines: ShoppingLine[]) => ShoppingLine[]) => list.keep(changed(list.entries()))

/** Says whether it is kept. */
export function addToDevice(added: readonly NewLine[]): boolean {
  const lines = added.map((line) => ({ ...line, id: crypto.randomUUID(), isTicked: false }))
  change((before) => [...before, ...lines])
  const ids = new Set(list.entries().map(({ id }) => id))
  return lines.every(({ id }) => ids.has(id))
}

export const tickOnDevice = (ids: readonly string[], isTicked: boolean) =>
  change((lines) => lines.map((line) => (ids.includes(line.id) ? { ...line, isTicked } : line)))

export const clearDevice = (which: 'ticked' | 'all') =>
  change((lines) => (which === 'all' ? [] : lines.filter(({ isTicked }) => !isTicked)))
