import { randomBytes } from 'node:crypto'
import { PassThrough, Writable } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { isbot } from 'isbot'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type HandleErrorFunction, isRouteErrorResponse, ServerRouter } from 'react-router'
import { isQuietAtFirst } from './core/request/first-look.ts'
import { lightManifest } from './core/request/light-manifest.ts'
import { NonceContext } from './core/request/nonce.ts'
import { SCRIPTS_HEADER, withoutNonce } from './core/request/own-scripts.server.ts'
import type { RootData } from './core/request/root-data.ts'
import { scriptsAfterPaint } from './core/request/scripts-after-paint.ts'
import { I18nContext } from './i18n/catalogue.ts'
import { type Locale, localeOf } from './i18n/locales.ts'
import { loadMessages } from './i18n/messages.server.ts'
import { preloadMessages } from './i18n/preload.server.ts'
import { builtFiles } from './lib/built-files.server.ts'

export const streamTimeout = 5_000
const PATIENCE_MS = 10

/** Missing pages and refused requests are answers, not faults. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  console.error(`[error] ${request.method} ${new URL(request.url).pathname}`, error)
}

/**
 * Streams only when something is really pending. A page whose data is all there is sent as one buffer: several
 * times cheaper to write and to compress, and its inline scripts can be allowed by hash, so it may be cached whole.
 * Those are announced in `x-csp-scripts`; a streamed page carries a nonce, announced in `x-csp-nonce`. Both headers are
 * for server/http/security.ts, which consumes them.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  if (request.method === 'HEAD') return new Response(null, { status, headers })

  const locale = localeOf(new URL(request.url).pathname)
  const t = await loadMessages(locale)
  const nonce = randomBytes(16).toString('base64')
  headers.set('Content-Language', locale)

  return new Promise((resolve, reject) => {
    let responded = false
    let code = status
    const respond = (body: BodyInit) => {
      responded = true
      resolve(new Response(body, { status: code, headers }))
    }
    const timeout = setTimeout(() => abort(), streamTimeout + 1000)
    let patience: ReturnType<typeof setTimeout> | undefined

    const page = (
      <I18nContext value={{ locale, t }}>
        <NonceContext value={nonce}>
          <Preload locale={locale}>
            <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
          </Preload>
        </NonceContext>
      </I18nContext>
    )
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      onShellReady() {
        if (isbot(request.headers.get('user-agent'))) return
        patience = setTimeout(() => {
          const body = new PassThrough()
          body.on('close', () => clearTimeout(timeout))
          headers.set('x-csp-nonce', nonce)
          respond(createReadableStreamFromReadable(body) as unknown as ReadableStream)
          pipe(body)
        }, PATIENCE_MS)
      },
      onAllReady() {
        clearTimeout(patience)
        if (responded) return
        clearTimeout(timeout)
        const chunks: Buffer[] = []
        pipe(
          new Writable({
            write(chunk, _encoding, done) {
              chunks.push(chunk)
              done()
            },
            final(done) {
              const page = withoutNonce(lightManifest(Buffer.concat(chunks).toString()), nonce)
              const html = Buffer.from(scriptsAfterPaint(page.html, firstLookOf(routerContext)))
              headers.set(SCRIPTS_HEADER, page.hashes.join(' '))
              headers.set('Content-Length', String(html.byteLength))
              respond(html)
              done()
            },
          }),
        )
      },
      onShellError: reject,
      onError(error) {
        if (!responded) code = 500
        console.error(error)
      },
    })
  })
}

/** Null where the page needs its scripts at once: it says so by saying nothing, it failed, or somebody is signed in. */
function firstLookOf({ staticHandlerContext, routeModules }: EntryContext) {
  const { matches, loaderData, errors } = staticHandlerContext
  const routeId = matches.at(-1)?.route.id
  const [look] = builtFiles('app/layouts/frame/first-look.ts')
  const root: Pick<RootData, 'user' | 'config'> | undefined = loaderData.root
  if (!look || !routeId || !root || root.user || errors) return null
  if (!isQuietAtFirst(matches.map(({ route }) => routeModules[route.id]?.handle))) return null
  return { look, routeId, isCounted: root.config.tracking }
}

function Preload({ locale, children }: { locale: Locale; children: ReactNode }) {
  preloadMessages(locale)
  return children
}
