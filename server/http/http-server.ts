// The server that listens: when it begins, and how it ends.
import { createServer, type RequestListener, type ServerOptions } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer, type ServerType } from '@hono/node-server'
import type { ViteDevServer } from 'vite'
import type { Env } from '../settings/env.ts'

export type Answer = (request: Request, bindings: object) => Response | Promise<Response>

/** While developing, Vite is asked first. */
export const createHttpServer = (fetch: Answer, vite: ViteDevServer | null): ServerType =>
  createAdaptorServer({
    fetch,
    // Only websockets are a reason to leave HTTP; whoever offers anything else is simply answered.
    serverOptions: { shouldUpgradeCallback: (request) => request.headers.upgrade?.toLowerCase() === 'websocket' },
    ...(vite && {
      createServer: ((options: ServerOptions, listener: RequestListener) =>
        createServer(options, (req, res) =>
          vite.middlewares(req, res, () => listener(req, res)),
        )) as typeof createServer,
    }),
  })

/** Begins to listen, and says where; where that cannot be, the process ends with the reason. */
export async function listen(server: ServerType, env: Env): Promise<string> {
  await new Promise<void>((resolve) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      console.error(
        error.code === 'EADDRINUSE'
          ? `[mahalla] Port ${env.port} is taken. Stop what uses it, or set PORT to another number.`
          : `[mahalla] Cannot listen on ${env.host}:${env.port}: ${error.message}`,
      )
      process.exit(1)
    })
    server.listen(env.port, env.host, resolve)
  })
  const { port } = server.address() as AddressInfo
  return `http://${env.host.includes(':') ? `[${env.host}]` : env.host}:${port}`
}

/** Requests under way get ten seconds; idle keep-alive connections none. */
export async function closeServer(server: ServerType, beforehand: () => Promise<unknown>) {
  const forced = setTimeout(
    () => server instanceof Object && 'closeAllConnections' in server && server.closeAllConnections(),
    10_000,
  )
  forced.unref()
  await beforehand()
  await new Promise((resolve) => {
    server.close(resolve)
    if ('closeIdleConnections' in server) server.closeIdleConnections()
  })
}

/** While proxies learn that this node goes: whoever still comes is answered, and told to come elsewhere next time. */
export async function answerLast(answerAsUsual: Answer, request: Request, bindings: object): Promise<Response> {
  if (new URL(request.url).pathname === '/healthz')
    return Response.json({ status: 'unavailable', reason: 'Stopping' }, { status: 503 })
  const answer = await answerAsUsual(request, bindings)
  const headers = new Headers(answer.headers)
  headers.set('Connection', 'close')
  return new Response(answer.body, { status: answer.status, headers })
}
