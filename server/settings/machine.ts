// Describes the machine that the process runs on.
import { statfs } from 'node:fs/promises'
import type { Machine } from '#app/core/request/services.ts'
import { createRegions } from '../streets/regions.ts'
import type { Env } from './env.ts'

export async function describeMachine({
  dataDir,
  storageS3,
  hosted,
}: Pick<Env, 'dataDir' | 'storageS3' | 'hosted'>): Promise<Machine> {
  const [disk, regions] = await Promise.all([statfs(dataDir).catch(() => null), createRegions(dataDir)()])
  return {
    disk: disk && { free: disk.bavail * disk.bsize, total: disk.blocks * disk.bsize },
    memory: process.memoryUsage.rss(),
    seconds: Math.round(process.uptime()),
    node: process.versions.node,
    streets: regions.map(({ name }) => name),
    files: hosted ? 'hosted' : storageS3 ? 's3' : 'folder',
  }
}
