// Opens the site without a connection. Loaded by /worker.js, which says which version of the site this is.
//
// It has no opinion of its own about what may be kept: it asks for a page as nobody, without a cookie, and keeps it where
// the answer says `public`, which the site map decides (app/layouts/kept-for-*.ts). Nothing of anybody's is ever in its caches.
// The network always goes first, so a page is old only while there is no line.
const { version } = self.pocket
const PAGES = `pages-${version}`
const FILES = `files-${version}`
const SHARED = 'mahalla-shared'

/** Pages worth having where there is no line, kept once somebody has read them. */
const WORTH_KEEPING =
  /^(?:\/(?:ar|ur|fr|tr|id))?\/(?:pocket(?:\/quran)?|zakaat|athan\/hijri|quran(?:\/\d{1,3})?|mosque\/[^/]+(?:\/month)?|business\/[^/]+)$/
const MOST_PAGES = 120

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(begin()))

async function begin() {
  if (self.registration.navigationPreload) await self.registration.navigationPreload.enable()
  await self.clients.claim()
  const older = (await caches.keys()).filter(
    (name) => /^(?:pages|files)-/.test(name) && name !== PAGES && name !== FILES,
  )
  const paths = []
  for (const name of older)
    if (name.startsWith('pages-'))
      paths.push(...(await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname))
  // What was kept of another version is fetched anew; until all of it is here, the old is better than nothing.
  const kept = await Promise.all(paths.map((path) => keepPage(path)))
  if (kept.every(Boolean)) await Promise.all(older.map((name) => caches.delete(name)))
}

/** Asked for as nobody. True unless the line failed. */
async function keepPage(path) {
  try {
    const page = await fetch(path, { credentials: 'omit' })
    if (!page.ok || page.redirected || !/\bpublic\b/.test(page.headers.get('cache-control') ?? '')) return true
    const text = await page.clone().text()
    const cache = await caches.open(PAGES)
    await cache.put(path, page)
    await keepFiles([...text.matchAll(/\/assets\/[\w.-]+\.(?:js|css|woff2|svg)/g)].map(([file]) => file))
    const all = await cache.keys()
    await Promise.all(all.slice(0, Math.max(0, all.length - MOST_PAGES)).map((old) => cache.delete(old)))
    return true
  } catch {
    return false
  }
}

/** Built files never change under one name. What a sheet or a script asks for later is named in it. */
async function keepFiles(files) {
  const cache = await caches.open(FILES)
  await Promise.allSettled(
    [...new Set(files)].map(async (file) => {
      if (!(await cache.match(file))) await cache.add(file)
    }),
  )
}

self.addEventListener('message', (event) => {
  const { keep = [], files = [], forget = false } = event.data ?? {}
  event.waitUntil(
    (async () => {
      if (forget) {
        const names = (await caches.keys()).filter((name) => name.startsWith('pages-'))
        await Promise.all([...names, SHARED].map((name) => caches.delete(name)))
      }
      await keepFiles(files)
      for (const path of keep) await keepPage(path)
      event.source?.postMessage({ pocket: 'kept' })
    })(),
  )
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (url.origin !== self.location.origin) return
  if (request.method === 'POST' && /^(?:\/[a-z]{2})?\/share$/.test(url.pathname))
    event.respondWith(takeShared(request, url))
  if (request.method !== 'GET') return
  if (url.pathname.startsWith('/assets/')) event.respondWith(file(event))
  else if (url.pathname.endsWith('/__manifest')) event.respondWith(patiently(event))
  else if (request.mode === 'navigate') event.respondWith(page(event, url))
  else if (url.pathname.endsWith('.data')) noteRead(event, url.pathname.slice(0, -'.data'.length))
})

/**
 * Which scripts belong to a page, and those scripts: without them the router would leave the page one is on. They are asked for
 * until they come, and the page is told that somebody waits.
 */
async function patiently({ request, clientId }) {
  for (let pause = 1000; ; pause = Math.min(pause * 2, 15_000)) {
    try {
      return await fetch(request.clone())
    } catch (error) {
      if (request.signal.aborted) throw error
      const client = await self.clients.get(clientId)
      if (!client) throw error
      client.postMessage({ pocket: 'waiting' })
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
}

async function file(event) {
  const { request } = event
  const kept = await caches.match(request.url)
  if (kept) return kept
  const answer = await patiently(event)
  if (answer.ok) await (await caches.open(FILES)).put(request.url, answer.clone())
  return answer
}

/** A display of a mosque has a worker of its own. */
async function page(event, url) {
  try {
    const answer = (await event.preloadResponse) ?? (await fetch(event.request))
    if (![502, 503, 504].includes(answer.status)) {
      if (answer.ok) noteRead(event, url.pathname)
      return answer
    }
    return (await caches.match(url.origin + url.pathname)) ?? answer
  } catch {
    return (await caches.match(url.origin + url.pathname)) ?? withoutLine(url)
  }
}

async function withoutLine(url) {
  const language = /^\/(?:ar|ur|fr|tr|id)(?=\/|$)/.exec(url.pathname)?.[0] ?? ''
  const pocket = `${language}/pocket`
  if (url.pathname !== pocket && (await caches.match(url.origin + pocket)))
    return Response.redirect(`${pocket}?from=${encodeURIComponent(url.pathname + url.search)}`, 302)
  return Response.error()
}

/** After the page is there: what it was made of must not wait for this. */
function noteRead(event, path) {
  if (!WORTH_KEEPING.test(path)) return
  event.waitUntil(
    new Promise((resolve) => setTimeout(resolve, 2000)).then(async () => {
      const kept = await (await caches.open(PAGES)).match(path)
      const age = kept ? Date.now() - Date.parse(kept.headers.get('date') ?? '') : Number.NaN
      if (!(age < 3_600_000)) await keepPage(path)
    }),
  )
}

/** What another app shared waits on the device until somebody says where it belongs. */
async function takeShared(request, url) {
  const form = await request.formData()
  const file = form.get('file')
  const cache = await caches.open(SHARED)
  await cache.delete('/share?kept')
  const query = new URLSearchParams()
  for (const name of ['title', 'text', 'url']) {
    const said = form.get(name)
    if (typeof said === 'string' && said !== '') query.set(name, said.slice(0, 500))
  }
  if (file instanceof File && file.size > 0) {
    const headers = { 'Content-Type': file.type || 'application/octet-stream', 'X-Name': encodeURIComponent(file.name) }
    await cache.put('/share?kept', new Response(file, { headers }))
    query.set('file', '1')
  }
  return Response.redirect(`${url.pathname}?${query}`, 303)
}

/** Written by the site for this device alone (server/push/wording.ts). */
self.addEventListener('push', (event) => {
  const said = event.data?.json()
  if (!said) return
  const { title, body, path, tag, lang, off, offLabel } = said
  event.waitUntil(
    self.registration.showNotification(title, {
      body,
      tag,
      lang,
      icon: '/icons/icon-192.png',
      data: { path, off },
      actions: [{ action: 'off', title: offLabel }],
    }),
  )
})

self.addEventListener('notificationclick', (event) => {
  const { path, off } = event.notification.data ?? {}
  event.notification.close()
  if (event.action === 'off') event.waitUntil(fetch(off, { method: 'POST' }))
  else event.waitUntil(open(path ?? '/'))
})

async function open(path) {
  const windows = await self.clients.matchAll({ type: 'window' })
  const [window] = windows
  if (!window) return self.clients.openWindow(path)
  await window.focus()
  return window.navigate(path).catch(() => self.clients.openWindow(path))
}
