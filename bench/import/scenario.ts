// An import from CSV file to searchable rows, against a bare COPY of the same file in the same run. 100 k rows on a
// PostgreSQL server (TEST_DATABASE_URL), or as many as IMPORT_ROWS says (1000000 takes minutes); 5 k on PGlite.
import { createReadStream, createWriteStream, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import postgres from 'postgres'
import { type Embedded, openEmbedded } from '#server/backend/embedded.ts'
import { createImporter } from '#server/imports/importer.ts'
import type { Measurement } from '../measurement.ts'

/** With ten million rows as with a hundred thousand. */
const MOST_MEMORY_MB = 500

const COLUMNS = 'id,name,category,address,city,country_code,latitude,longitude,phone,website,description'
const WORDS =
  'Al Noor Madina Barakah Halal Grill Bazaar Sultan Amana Rahma Crescent Spice Garden Kebab House Sweets Tailor Books Travel Clinic Salam Karachi Beirut Istanbul Cairo Tunis Dhaka'.split(
    ' ',
  )
const CATEGORIES = ['restaurants', 'grocery', 'healthcare', 'trades', 'education', 'finance', 'retail', 'technology']
const COUNTRIES = ['GB', 'US', 'FR', 'TR', 'ID', 'PK', 'DE', 'MY']

/** The same numbers on every run. */
function* rows(count: number): Generator<string> {
  yield `${COLUMNS}\n`
  let text = ''
  for (let i = 0; i < count; i++) {
    const pick = (n: number) => WORDS[Math.floor(Math.abs(Math.sin(i * 12.9898 + n * 78.233)) * WORDS.length)]
    const town = (i * 7919) % 2000
    const name = `${pick(1)} ${pick(2)} ${pick(3)} ${i % 5000}`
    const lat = (Math.sin(town) * 55 + Math.sin(i) * 0.2).toFixed(5)
    const lng = (Math.cos(town * 3) * 170 + Math.cos(i) * 0.2).toFixed(5)
    text += `${i},${name},${CATEGORIES[i % 8]},${i % 300} High Street,Town ${town},${COUNTRIES[town % 8]},${lat},${lng},+4420${String(i).padStart(8, '0')},https://shop${i}.example,"${name}, family run"\n`
    if (text.length < 1 << 18) continue
    yield text
    text = ''
  }
  yield text
}

export async function measure(): Promise<Measurement[]> {
  const server = process.env.TEST_DATABASE_URL
  const count = Number(process.env.IMPORT_ROWS ?? (server ? 100_000 : 5000))
  const dataDir = mkdtempSync(join(tmpdir(), 'mahalla-bench-'))
  const file = join(dataDir, 'rows.csv')
  await pipeline(Readable.from(rows(count)), createWriteStream(file))
  const name = `mahalla_bench_import_${process.pid}`
  const admin = server ? postgres(server, { max: 1, onnotice: () => {} }) : null
  await admin?.unsafe(`create database ${name} template template0 encoding 'UTF8'`)
  const url = server ? Object.assign(new URL(server), { pathname: `/${name}` }).href : null
  const backend = await openEmbedded({
    env: { dataDir, databaseUrl: url, smtpUrl: null },
    siteUrl: 'http://127.0.0.1',
    sendMail: async () => {},
    inMemory: !server,
  })
  try {
    return await compare(backend, dataDir, file, count, server ? 'PostgreSQL' : 'PGlite')
  } finally {
    await backend.close()
    await admin?.unsafe(`drop database ${name} with (force)`)
    await admin?.end()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function compare(backend: Embedded, dataDir: string, file: string, count: number, where: string) {
  const { database } = backend
  await database.script(
    `create table private.bench_copy (${COLUMNS.split(',')
      .map((name) => `${name} text`)
      .join(', ')})`,
  )
  const copyStarted = performance.now()
  const text = createReadStream(file, { encoding: 'utf8', highWaterMark: 1 << 20 })
  // The first line holds names of columns: one more row costs nothing.
  await database.copyFrom('copy private.bench_copy from stdin', asCopyText(text))
  const copySeconds = (performance.now() - copyStarted) / 1000

  const importer = createImporter({ backend, dataDir, log: (event, detail) => console.error(event, detail) })
  mkdirSync(importer.folder, { recursive: true })
  const id = crypto.randomUUID()
  symlinkSync(file, importer.pathOf(id))
  const call = async (name: string, args: Record<string, unknown>) => {
    const { error } = await importer.service.rpc(name as never, args as never)
    if (error) throw new Error(error.message)
  }
  const started = performance.now()
  await importer.service
    .from('imports')
    .insert({ id, file_name: 'rows.csv', file_size: statSync(file).size, source: 'bench' })
  await importer.advance(id)
  const [previewed] = await database.query<{ mapping: unknown }>('select mapping from public.imports where id = $1', [
    id,
  ])
  await call('stage_import', { import_id: id, mapping: previewed?.mapping, kind: 'business', source: 'bench' })
  await importer.advance(id, { withReport: false })
  const stagedSeconds = (performance.now() - started) / 1000
  await call('merge_import', { import_id: id })
  await importer.advance(id)
  const seconds = (performance.now() - started) / 1000
  const [found] = await database.query<{ n: number }>('select count(*)::int as n from public.business_unified')
  if (!found || found.n < count * 0.9) throw new Error(`Only ${found?.n} of ${count} rows arrived`)

  const scenario = `import ${count / 1000} k, ${where}`
  return [
    { scenario, what: 'bare COPY', value: count / copySeconds, unit: 'rows/s' },
    { scenario, what: 'read and staged', value: count / stagedSeconds, unit: 'rows/s' },
    { scenario, what: 'merged and indexed', value: count / (seconds - stagedSeconds), unit: 'rows/s' },
    { scenario, what: 'from file to searchable', value: count / seconds, unit: 'rows/s' },
    // The embedded database lies in this process; with a server it is the importer's alone.
    ...(where === 'PostgreSQL'
      ? [
          {
            scenario,
            what: 'most memory',
            value: process.resourceUsage().maxRSS / 1024,
            unit: 'MB',
            budget: { atMost: MOST_MEMORY_MB },
          },
        ]
      : []),
    {
      scenario,
      what: 'import ÷ bare COPY',
      value: seconds / copySeconds,
      unit: '×',
      // Three tables, two dozen indexes, a search vector and a point per row, where the bare copy has one heap.
      budget: { atMost: 100 },
    },
  ] satisfies Measurement[]
}

async function* asCopyText(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  // The last column is quoted and holds a comma; for the bare copy a tab between columns is enough.
  let rest = ''
  for await (const chunk of chunks) {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    let text = ''
    for (const line of lines) {
      const quote = line.indexOf('"')
      const plain = quote < 0 ? line : line.slice(0, quote)
      text += `${plain.replaceAll(',', '\t')}${quote < 0 ? '' : line.slice(quote + 1, -1)}\n`
    }
    yield text
  }
}
