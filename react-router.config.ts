import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // Compress static files once, at build time; the server picks .br or .gz by Accept-Encoding.
  async buildEnd({ reactRouterConfig }) {
    const root = join(reactRouterConfig.buildDirectory, 'client')
    const files = await readdir(root, { recursive: true })
    // All at once: each is packed by a thread of its own.
    await Promise.all(
      files.map(async (file) => {
        if (!/\.(js|css|svg|json|txt|xml|html|webmanifest)$/.test(file)) return
        const path = join(root, file)
        const source = await readFile(path)
        if (source.length < 512) return
        await writeFile(`${path}.br`, await promisify(brotliCompress)(source))
        await writeFile(`${path}.gz`, await promisify(gzip)(source, { level: 9 }))
      }),
    )
  },
} satisfies Config
