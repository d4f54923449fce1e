// A guest's saved places, on their own device: never sent anywhere until they join. Where storage is full or forbidden,
// nothing is saved and nothing breaks.
import { deviceList, useDeviceEntries } from '#app/lib/device-list.ts'

export type DeviceSave = { id: string; name: string }

const KEY = 'saved'
/** As many as are taken along at once. */
export const MOST_SAVES = 200

const isSave = (value: unknown): value is DeviceSave =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  'name' in value &&
  typeof value.id === 'string' &&
  /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value.id) &&
  typeof value.name === 'string'

const list = deviceList(KEY, isSave, MOST_SAVES)
export const readSaves = list.read
export const useDeviceSaves = () => useDeviceEntries(list)

/** The newest first; pressed again, it is gone. */
export function pressed(saves: readonly DeviceSave[], { id, name }: DeviceSave): DeviceSave[] {
  const others = saves.filter((save) => save.id !== id)
  return others.length < saves.length ? others : [{ id, name }, ...others].slice(0, MOST_SAVES)
}

/** Says whether the place is saved now. */
export function pressDeviceHeart(save: DeviceSave): boolean {
  list.keep(pressed(list.entries(), save))
  return list.entries().some(({ id }) => id === save.id)
}

/** Those that came along, or, with null, all of them: whoever signs out leaves nothing behind. */
export function forgetSaves(taken: readonly string[] | null): void {
  list.keep(taken === null ? [] : list.entries().filter(({ id }) => !taken.includes(id)))
}
