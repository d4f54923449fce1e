// Puts the file of an application into its bucket. As the service: nobody else may write there, so that what lies in it has
// been looked into. The application was made by the visitor, and begins to count when its file is there.
import type { Services } from '#app/core/request/services.ts'
import type { Backend } from '../backend/backend.ts'
import { serviceClient } from '../backend/service-client.ts'

type Log = (event: string, detail?: Record<string, unknown>) => void

export function createKeepApplicationFileTask(backend: Backend, log: Log): Services['tasks']['keepApplicationFile'] {
  const service = serviceClient(backend)
  return async (application, { path, type, bytes }) => {
    const stored = await service.storage.from('job-applications').upload(path, bytes, { contentType: type })
    if (stored.error) log('command failed', { name: 'job-applications', error: stored.error.message })
    const { error } = await service.rpc('finish_application', { application, is_kept: stored.error === null })
    if (error) throw new Error(`finish_application: ${error.message}`)
    return stored.error === null
  }
}
