// Puts files into their buckets as the service, for whoever was allowed to write the row that names them.
import { randomUUID } from 'node:crypto'
import type { Services } from '#app/core/request/services.ts'
import type { Backend } from '../backend/backend.ts'
import { serviceClient } from '../backend/service-client.ts'
import { putFile } from './put-file.ts'

type Log = (event: string, detail?: Record<string, unknown>) => void
type Tasks = Pick<Services['tasks'], 'keepApplicationFile' | 'keepDocument' | 'keepFile'>

const ENDINGS: Readonly<Record<string, string>> = { 'application/pdf': 'pdf', 'image/jpeg': 'jpg' }

export function createKeepFileTasks(backend: Backend, log: Log): Tasks {
  const service = serviceClient(backend)

  const keepFile = async (bucket: string, path: string, file: Parameters<typeof putFile>[3]) => {
    const problem = await putFile(service, bucket, path, file)
    if (problem !== null) log('command failed', { name: bucket, error: problem })
    return problem === null
  }

  return {
    keepFile,
    /** The application was made by the visitor, and begins to count when its file is there. */
    keepApplicationFile: async (application, path, file) => {
      const isKept = await keepFile('job-applications', path, file)
      const { error } = await service.rpc('finish_application', { application, is_kept: isKept })
      if (error) throw new Error(`finish_application: ${error.message}`)
      return isKept
    },
    keepDocument: async (bucket, file, member) => {
      const path = `${randomUUID()}.${ENDINGS[file.type]}`
      if (!(await keepFile(bucket, path, file))) return { refused: 'failed' }
      const { error } = await service.rpc('own_document', { bucket, path, member })
      if (!error) return { path }
      await service.storage.from(bucket).remove([path])
      if (error.message === 'document_limit') return { refused: 'documentLimit' }
      log('command failed', { name: 'own_document', error: error.message })
      return { refused: 'failed' }
    },
  }
}
