// Films that lie with a known host: their page, and the player it lends to other sites, in its form that sets no cookies
// before anything is played. Nothing of them is asked for before somebody presses play.

export type HostedVideo = { host: 'YouTube' | 'Vimeo'; page: string; player: string }

/** What pages may frame besides our own widgets. */
export const VIDEO_PLAYERS = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'] as const

const YOUTUBE = new Set(['youtube.com', 'www.youtube.com', 'm.youtube.com', 'www.youtube-nocookie.com'])
const VIMEO = new Set(['vimeo.com', 'www.vimeo.com', 'player.vimeo.com'])
const YOUTUBE_ID = /^[A-Za-z0-9_-]{11}$/

/** Null: no film of a host we know. */
export function hostedVideo(address: string | null): HostedVideo | null {
  const url = address === null ? null : URL.parse(address)
  if (url?.protocol !== 'https:' || url.port !== '' || url.username !== '') return null
  const parts = url.pathname.split('/').filter(Boolean)
  if (url.hostname === 'youtu.be' || YOUTUBE.has(url.hostname)) {
    const id = url.hostname === 'youtu.be' ? parts[0] : (url.searchParams.get('v') ?? parts[1])
    if (!id || !YOUTUBE_ID.test(id)) return null
    return {
      host: 'YouTube',
      page: `https://www.youtube.com/watch?v=${id}`,
      player: `${VIDEO_PLAYERS[0]}/embed/${id}?autoplay=1&rel=0`,
    }
  }
  if (!VIMEO.has(url.hostname)) return null
  const id = parts.find((part) => /^\d{5,12}$/.test(part))
  if (!id) return null
  return {
    host: 'Vimeo',
    page: `https://vimeo.com/${id}`,
    player: `${VIDEO_PLAYERS[1]}/video/${id}?autoplay=1&dnt=1`,
  }
}
