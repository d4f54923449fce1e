// Draws the streets of an extract in a thread of its own.
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { projectRoot } from '#app/lib/project-root.server.ts'
import { regionName } from '#app/lib/region-name.ts'

export type DrawStreets = (path: string, fileName: string) => Promise<void>

/** One region at a time: drawing takes a processor and some memory. What is cut short is drawn anew at the next start. */
export function createDrawing(
  dataDir: string,
  log: (event: string, detail: Record<string, unknown>) => void,
): DrawStreets {
  let last: Promise<void> = Promise.resolve()
  const draw = (path: string, name: string) =>
    new Promise<void>((resolve, reject) => {
      const worker = new Worker(join(projectRoot, 'server/streets/draw-thread.ts'), {
        workerData: { path, dataDir, name },
      })
      // Whoever stops the site does not wait for it.
      worker.unref()
      worker.once('message', ({ tiles }: { tiles: number }) => {
        log('streets drawn', { name, tiles })
        resolve()
      })
      worker.once('error', reject)
      worker.once('exit', () => reject(new Error('The thread that draws streets has ended')))
    })
  return (path, fileName) => {
    const next = last.then(() => draw(path, regionName(fileName)))
    last = next.catch(() => {})
    return next
  }
}
