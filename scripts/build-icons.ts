// Draws app/ui/icons.svg: one <symbol> for every icon that app/ui/icons.ts names, from Lucide's drawings.
import { readFileSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

type Drawing = [tag: string, attributes: Record<string, string>][]

const FOLDER = 'node_modules/lucide-react/dist/esm/icons'

/** Icons keep their former names as files that only point at the new one. */
async function drawingOf(name: string): Promise<Drawing> {
  const source = readFileSync(`${FOLDER}/${name}.mjs`, 'utf8')
  const renamed = /export \{ default \} from '\.\/([a-z0-9-]+)\.mjs'/.exec(source)?.[1]
  if (renamed) return drawingOf(renamed)
  const icon: { __iconData: { node: Drawing } } = await import(pathToFileURL(`${FOLDER}/${name}.mjs`).href)
  return icon.__iconData.node
}

export async function drawSprite(): Promise<string> {
  const list = readFileSync('app/ui/icons.ts', 'utf8')
  const symbols: string[] = []
  for (const [, name = ''] of list.matchAll(/drawIcon\('([a-z0-9-]+)'\)/g)) {
    const shapes = (await drawingOf(name)).map(([tag, { key: _key, ...attributes }]) => {
      const written = Object.entries(attributes).map(([attribute, value]) => ` ${attribute}="${value}"`)
      return `<${tag}${written.join('')}/>`
    })
    symbols.push(`<symbol id="${name}" viewBox="0 0 24 24">${shapes.join('')}</symbol>`)
  }
  const note = '<!-- Lucide, ISC licence: https://lucide.dev/license -->'
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${note}\n${symbols.join('\n')}\n</svg>\n`
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) writeFileSync('app/ui/icons.svg', await drawSprite())
