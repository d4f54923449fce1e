import { expect, test } from 'vitest'
import { parsePhotoPath, photoSrcSet, photoUrl } from './photo-url.ts'

const id = '0b1d2c3e-4f5a-4b6c-8d7e-9f0a1b2c3d4e'

test('an address is read back as it was written', () => {
  expect(photoUrl(id, 640)).toBe(`/photos/${id}/640.webp`)
  expect(parsePhotoPath(photoUrl(id, 1280, 'jpg'))).toEqual({ id, file: '1280.jpg' })
})

test('other sizes, formats, names and places are none', () => {
  for (const path of [
    `/photos/${id}/641.webp`,
    `/photos/${id}/640.svg`,
    `/photos/${id}/original.jpg`,
    `/photos/${id}/../640.webp`,
    '/photos/x/640.webp',
    `/photos/${id}/640.webp/`,
    '/photos/',
  ])
    expect(parsePhotoPath(path), path).toBeNull()
})

test('a narrow photo offers only the sizes it has', () => {
  expect(photoSrcSet(id, 2000)).toBe(
    `/photos/${id}/320.webp 320w, /photos/${id}/640.webp 640w, /photos/${id}/1280.webp 1280w`,
  )
  expect(photoSrcSet(id, 500, 'jpg')).toBe(`/photos/${id}/320.jpg 320w, /photos/${id}/640.jpg 500w`)
  expect(photoSrcSet(id, 300)).toBe(`/photos/${id}/320.webp 300w`)
})
