/** Names a region after the file it was made from: "Greater London (2026).osm.pbf" → "greater-london-2026". */
export function regionName(file: string): string {
  const base = file.split(/[\\/]/).at(-1) ?? ''
  const plain = base
    .replace(/(?:-latest)?(?:\.osm)?\.pbf$/i, '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
  return plain.slice(0, 60) || 'region'
}
