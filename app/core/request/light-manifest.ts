// The router tells the browser which modules each route imports, so that it can fetch them ahead. For the routes of the
// page itself that is said already, in the list of what to preload: it need not be sent twice, nor spaced out to be read.

const MANIFEST = /window\.__reactRouterManifest = (\{.*?\n\});/s

type Manifest = { entry: { imports: string[] }; routes: Record<string, { module: string; imports?: string[] }> }

/** The page with a manifest that says only what the browser cannot know. */
export function lightManifest(html: string): string {
  return html.replace(MANIFEST, (_, json: string) => {
    const manifest = JSON.parse(json) as Manifest
    manifest.entry.imports = []
    for (const route of Object.values(manifest.routes)) if (html.includes(` from "${route.module}"`)) route.imports = []
    return `window.__reactRouterManifest = ${JSON.stringify(manifest)};`
  })
}
