// Keeps a mosque's display going without a network: its page and files, as they last came. Registered by the display
// for its own address only.
const CACHE = 'display-1'

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('message', (event) => {
  const files = Array.isArray(event.data?.keep) ? event.data.keep : []
  event.waitUntil(caches.open(CACHE).then((cache) => Promise.allSettled(files.map((file) => cache.add(file)))))
})

const isOurs = (url) => url.origin === self.location.origin && !url.pathname.startsWith('/auth/')

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || !isOurs(url)) return
  // Built files never change under one name; everything else is asked for anew first.
  event.respondWith(url.pathname.startsWith('/assets/') ? fromCache(request) : fromNetwork(request))
})

async function fromCache(request) {
  const kept = await caches.match(request)
  return kept ?? fromNetwork(request)
}

async function fromNetwork(request) {
  const cache = await caches.open(CACHE)
  try {
    const response = await fetch(request)
    if (response.ok) await cache.put(request, response.clone())
    return response
  } catch (error) {
    const kept = await cache.match(request, { ignoreVary: true })
    if (!kept) throw error
    const headers = new Headers(kept.headers)
    headers.set('x-from-cache', '1')
    return new Response(kept.body, { status: kept.status, headers })
  }
}
