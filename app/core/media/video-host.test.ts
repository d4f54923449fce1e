import { expect, test } from 'vitest'
import { hostedVideo } from './video-host.ts'

test.each([
  ['https://www.youtube.com/watch?v=abcdefghi_1&t=30', 'https://www.youtube.com/watch?v=abcdefghi_1'],
  ['https://youtu.be/abcdefghi_1?si=x', 'https://www.youtube.com/watch?v=abcdefghi_1'],
  ['https://m.youtube.com/shorts/abcdefghi_1', 'https://www.youtube.com/watch?v=abcdefghi_1'],
  ['https://www.youtube-nocookie.com/embed/abcdefghi_1', 'https://www.youtube.com/watch?v=abcdefghi_1'],
  ['https://vimeo.com/123456789', 'https://vimeo.com/123456789'],
  ['https://player.vimeo.com/video/123456789', 'https://vimeo.com/123456789'],
])('%s', (address, page) => expect(hostedVideo(address)?.page).toBe(page))

test.each([
  null,
  '/course-files/x.mp4',
  'https://youtube.com.evil.example/watch?v=abcdefghi_1',
  'http://www.youtube.com/watch?v=abcdefghi_1',
  'https://www.youtube.com/watch?v="><script>',
  'https://www.youtube.com/',
  'https://vimeo.com/about',
  'https://user@vimeo.com/123456789',
])('no film of a known host: %s', (address) => expect(hostedVideo(address)).toBeNull())
