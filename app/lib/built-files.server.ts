// The built files that a source has become, by the bundler's own list; nothing while developing.
import { readFileSync } from 'node:fs'

type Manifest = Record<string, { file: string; imports?: string[] }>
const manifest: Manifest = import.meta.env.PROD
  ? JSON.parse(readFileSync('build/client/.vite/manifest.json', 'utf8'))
  : {}

/** The file of a source and those it needs, itself first. */
export function builtFiles(source: string): string[] {
  const chunk = manifest[source]
  return chunk ? [...new Set([chunk.file, ...(chunk.imports ?? []).flatMap(builtFiles)])].map(address) : []
}

const address = (file: string) => (file.startsWith('/') ? file : `/${file}`)
