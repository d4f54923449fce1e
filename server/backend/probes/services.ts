// Files, functions, sockets and mail.
import type { ProbeName } from '#app/core/request/examination.ts'
import { type Asking, type Finding, failed, ok, type Probing } from './asking.ts'

async function askRealtime(base: string, key: string): Promise<Finding> {
  const url = `${base}/realtime/v1/websocket?apikey=${key}&vsn=1.0.0`
  const socket = new WebSocket(url.replace(/^http/, 'ws'))
  try {
    return await new Promise<Finding>((resolve) => {
      socket.addEventListener('open', () => resolve(ok()))
      socket.addEventListener('error', () => resolve(failed('The socket did not open')))
    })
  } finally {
    socket.close()
  }
}

type Surroundings = { address: string; hasMailServer: boolean }

export const probeServices = ({ backend, service, anonymous }: Asking, { address, hasMailServer }: Surroundings) =>
  ({
    storage: async () => {
      const { error } = await service.storage.listBuckets()
      return error ? failed(error.message) : ok()
    },
    functions: async () => {
      const { error } = await anonymous().functions.invoke('partner-badge?domain=diagnostics.invalid', {
        method: 'GET',
      })
      return error ? failed(`${error.context?.status ?? ''} ${error.message}`.trim()) : ok()
    },
    realtime: () =>
      backend.realtime || backend.publicUrl
        ? askRealtime(backend.publicUrl ?? address, backend.anonKey)
        : { state: 'absent' },
    mail: async () => {
      const { count, error } = await service
        .from('outbox')
        .select('*', { count: 'exact', head: true })
        .eq('status', 'failed')
      if (error) return failed(error.message)
      if (!hasMailServer) return { state: 'absent' }
      return count ? failed(`${count} failed`) : ok()
    },
  }) satisfies Partial<Record<ProbeName, Probing>>
