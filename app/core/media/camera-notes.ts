// Blanks the notes that cameras and programs write into a JPEG beside the picture: place, time, owner, device.
const APP0 = 0xe0
const APP2 = 0xe2
const APP14 = 0xee
const APP15 = 0xef
const COMMENT = 0xfe
const START_OF_SCAN = 0xda

/** The picture needs its size, its colours and how they were turned into bytes; every other note goes. */
const isNote = (marker: number) =>
  marker === COMMENT || (marker > APP0 && marker <= APP15 && marker !== APP2 && marker !== APP14)

/** Overwrites the notes where they stand. What is no JPEG stays as it is. */
export function blankCameraNotes(bytes: Buffer): void {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return
  let at = 2
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0
    if (marker === START_OF_SCAN) return
    const length = bytes.readUInt16BE(at + 2)
    if (isNote(marker)) bytes.fill(0, at + 4, Math.min(at + 2 + length, bytes.length))
    at += 2 + Math.max(length, 2)
  }
}
