// A file that may be kept: nothing in it tells where it was taken or by whom. Only the intake and the drawing of photos
// make such files, and only such files are put into a bucket.
const clean = Symbol('clean')

export type CleanFile = { readonly type: string; readonly bytes: Uint8Array; readonly [clean]: true }

/** One of the sizes a photo is kept in. */
export type ImageFile = CleanFile & { name: string; type: 'image/webp' | 'image/jpeg' }

export const cleanFile = <Type extends string>(type: Type, bytes: Uint8Array): CleanFile & { readonly type: Type } => ({
  type,
  bytes,
  [clean]: true,
})
