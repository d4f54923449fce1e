// What the process knows of the machine it runs on.
import { statfs } from 'node:fs/promises'
import type { Machine } from '#app/core/request/services.ts'
import type { Env } from './env.ts'

export async function describeMachine({
  dataDir,
  storageS3,
  hosted,
}: Pick<Env, 'dataDir' | 'storageS3' | 'hosted'>): Promise<Machine> {
  const disk = await statfs(dataDir).catch(() => null)
  return {
    disk: disk && { free: disk.bavail * disk.bsize, total: disk.blocks * disk.bsize },
    memory: process.memoryUsage.rss(),
    seconds: Math.round(process.uptime()),
    node: process.versions.node,
    files: hosted ? 'hosted' : storageS3 ? 's3' : 'folder',
  }
}
