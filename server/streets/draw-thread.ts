// The thread that draws the streets of an extract, so that the site goes on answering meanwhile.
import { parentPort, workerData } from 'node:worker_threads'
import { buildRegion, NothingToDraw } from './build-region.ts'

const { path, dataDir, name } = workerData as { path: string; dataDir: string; name: string }
try {
  const { tiles } = await buildRegion(path, { dataDir, name })
  parentPort?.postMessage({ tiles })
} catch (error) {
  if (!(error instanceof NothingToDraw)) throw error
  parentPort?.postMessage({ tiles: 0 })
}
