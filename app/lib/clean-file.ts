// A file that may be kept: nothing in it tells where it was taken or by whom. Only the intake and the drawing of photos
// make such files, and only such files are put into a bucket.
declare const clean: unique symbol

export type CleanFile = { readonly type: string; readonly bytes: Uint8Array; readonly [clean]: true }

/** One of the sizes a photo is kept in. */
export type ImageFile = CleanFile & { name: string; type: 'image/webp' | 'image/jpeg' }

export const cleanFile = <Type extends string>(type: Type, bytes: Uint8Array) =>
  ({ type, bytes }) as unknown as CleanFile & { readonly type: Type }
