// One photo to the server, from a browser. XMLHttpRequest, because fetch does not tell how much has been sent.
import type { AddedPhoto } from '#app/core/media/commands.server.ts'

type Sending = { placeId: string; file: File; caption: string }

export function sendPhoto({ placeId, file, caption }: Sending, onShare: (share: number) => void): Promise<AddedPhoto> {
  const failed = (problem: 'failed' | 'tooLarge'): AddedPhoto => ({
    fileName: file.name,
    ok: false,
    problem,
  })
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.open('POST', '/api/photos')
    request.responseType = 'json'
    request.upload.onprogress = ({ loaded, total }) => onShare(total > 0 ? loaded / total : 0)
    request.onerror = () => resolve(failed('failed'))
    request.onload = () => {
      const [answer] = (request.response as { photos?: AddedPhoto[] } | null)?.photos ?? []
      resolve(answer ?? failed(request.status === 413 ? 'tooLarge' : 'failed'))
    }
    const body = new FormData()
    body.set('place', placeId)
    body.set('caption', caption)
    body.set('photos', file)
    request.send(body)
  })
}
