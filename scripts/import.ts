// `npm run import -- FILE …`: loads a file of open data into the directory; of an OpenStreetMap extract everything a region
// needs, its halal places, mosques and streets; or undoes or resumes an earlier import.
import { randomUUID } from 'node:crypto'
import { mkdir, stat, symlink } from 'node:fs/promises'
import { basename, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { checkMapping, LICENCES, type Mapping } from '#app/features/imports/rules.ts'
import { openBackend } from '#server/backend/open.ts'
import { createImporter } from '#server/imports/importer.ts'
import { loadDotEnv, readEnv } from '#server/settings/env.ts'
import { createBar } from './import/bar.ts'
import { importStreets } from './import/streets.ts'

const USAGE = `Usage: npm run import -- FILE [--kind business|mosque|both] [--source NAME] [--licence TEXT]
       [--map column=field …] [--all] [--dry-run] [--streets only|no]
       npm run import -- --undo ID | --resume ID

  FILE        CSV, GeoJSON (also one feature per line), Overpass JSON (out center) or .osm.pbf
  --kind      what the rows are; OpenStreetMap files say it themselves (default: both, CSV: business)
  --source    name of the source; the same source and id is the same row next time (default: osm, or the file's name)
  --licence   licence and attribution, shown with every record
  --map       which column fills which field, where the guess is wrong; "column=" leaves it out
  --all       OpenStreetMap: every named place, not only those with a halal or Muslim mark
  --dry-run   read and compare, say what would happen, change nothing
  --streets   .osm.pbf: only the street map, also while the site is running, or no street map (default: both)`

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        kind: { type: 'string' },
        source: { type: 'string' },
        licence: { type: 'string' },
        map: { type: 'string', multiple: true, default: [] },
        all: { type: 'boolean', default: false },
        'dry-run': { type: 'boolean', default: false },
        streets: { type: 'string' },
        undo: { type: 'string' },
        resume: { type: 'string' },
      },
    })
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : error}\n\n${USAGE}`)
  }
}

const { values, positionals } = readArguments()
const [file] = positionals
const known = values.undo ?? values.resume
if (positionals.length > 1 || Boolean(file) === Boolean(known)) fail(USAGE)
if (values.kind && !['business', 'mosque', 'both'].includes(values.kind))
  fail(`--kind must be business, mosque or both.`)
const size = file
  ? await stat(file).then(
      (found) => (found.isFile() ? found.size : null),
      () => null,
    )
  : 0
if (size === null) fail(`There is no file ${file}.`)

loadDotEnv()
const env = readEnv(process.env, 'production')
const isExtract = /\.pbf$/i.test(file ?? '')
if (values.streets && (!isExtract || !['only', 'no'].includes(values.streets)))
  fail('--streets takes only or no, with an .osm.pbf file.')
if (file && values.streets === 'only') {
  await importStreets(file, env.dataDir).catch((error) => fail(`No street map: ${reasonOf(error)}`))
  process.exit(0)
}
if (!env.hosted && !env.databaseUrl) {
  // PGlite belongs to one process at a time.
  const answer = await fetch(`http://${env.host}:${env.port}/healthz`).catch(() => null)
  if (answer?.ok)
    fail('The site is running and has its database open. Import in /dashboard/staff/imports, or stop the site first.')
}
const { backend } = await openBackend({
  env: { ...env, seed: 'none' },
  siteUrl: env.siteUrl || 'http://127.0.0.1',
  sendMail: async () => {},
  say: () => {},
})
const log = (event: string, detail?: Record<string, unknown>) => console.error(event, detail ?? '')
const bar = createBar()
const importer = createImporter({
  backend,
  dataDir: env.dataDir,
  log,
  onProgress: (step, done) => (step === 'reading' ? bar.show('Reading places', done) : bar.count('Placing', done)),
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => importer.stop())

const call = async (name: string, args: Record<string, unknown>) => {
  const { error } = await importer.service.rpc(name as never, args as never)
  if (error) await end(error.message)
}

async function read(id: string) {
  const { data, error } = await importer.service.from('imports').select('*').eq('id', id).limit(1)
  const [row] = data ?? []
  return row ?? end(error?.message ?? 'There is no such import.')
}

async function end(message: string): Promise<never> {
  await backend.close()
  return fail(message)
}

const count = (n: number) => n.toLocaleString('en')

async function summary(id: string) {
  const row = await read(id)
  console.log(`import ${row.id}: ${row.state}${row.error ? ` (${row.error})` : ''}`)
  console.log(
    `  read ${count(row.read_count)}, refused ${count(row.refused_count)}, left out ${count(row.skipped_count)}`,
  )
  if (row.state === 'staged') console.log(`  would do: ${JSON.stringify(row.report, null, 2)}`)
  else
    console.log(
      `  new ${count(row.new_count)}, changed ${count(row.changed_count)}, same ${count(row.same_count)}, duplicates ${count(row.duplicate_count)}, undone ${count(row.undone_count)}`,
    )
  const { data } = await importer.service
    .from('import_problems')
    .select('*')
    .eq('import_id', id)
    .order('line')
    .limit(20)
  for (const { line, reason, excerpt } of data ?? []) console.log(`  line ${line}: ${reason}  ${excerpt ?? ''}`)
  return row.state
}

function mappingFor(guessed: Mapping): Record<string, string> {
  const mapping: Record<string, string> = { ...guessed }
  for (const pair of values.map) {
    const at = pair.lastIndexOf('=')
    const column = pair.slice(0, at)
    const field = pair.slice(at + 1)
    if (at < 1) fail(`--map needs column=field, not "${pair}".`)
    for (const [name, taken] of Object.entries(mapping)) if (taken === field) delete mapping[name]
    if (field === '') delete mapping[column]
    else mapping[column] = field
  }
  return mapping
}

async function load(path: string, bytes: number): Promise<string> {
  const id = randomUUID()
  await mkdir(importer.folder, { recursive: true, mode: 0o700 })
  // A link, not a copy: such files can be large, and a later --resume finds it there.
  await symlink(resolve(path), importer.pathOf(id))
  const name = basename(path)
  const { error } = await importer.service.from('imports').insert({
    id,
    file_name: name.slice(0, 200),
    file_size: bytes,
    source: 'unnamed',
    started_by: null,
  })
  if (error) await end(error.message)
  await importer.advance(id)
  const row = await read(id)
  if (row.state !== 'previewed') return id
  const isOsm = (row.options as { osm?: boolean }).osm === true
  const mapping = mappingFor(row.mapping as Mapping)
  const problem = isOsm ? null : checkMapping(mapping)
  if (problem) {
    console.error(`columns: ${(row.preview as { columns: string[] }).columns.join(', ')}`)
    await call('note_import_failure', { import_id: id, reason: problem })
    await end(`The columns do not fit (${problem}). Use --map column=field.`)
  }
  await call('stage_import', {
    import_id: id,
    mapping,
    kind: values.kind ?? (isOsm ? 'both' : 'business'),
    source: values.source ?? (isOsm ? 'osm' : name.replace(/\.[^.]+$/, '').slice(0, 60)),
    licence: values.licence ?? (isOsm ? LICENCES.osm : null),
    take_all: values.all,
  })
  await importer.advance(id, { withReport: values['dry-run'] })
  if (!values['dry-run'] && (await read(id)).state === 'staged') {
    await call('merge_import', { import_id: id })
    await importer.advance(id)
  }
  return id
}

const started = performance.now()
let id = known ?? ''
if (values.undo) await call('undo_import', { import_id: id })
if (values.resume) {
  if ((await read(id)).state === 'failed') await call('resume_import', { import_id: id })
}
if (known) {
  await importer.advance(id)
  if (values.resume && (await read(id)).state === 'staged') {
    await call('merge_import', { import_id: id })
    await importer.advance(id)
  }
} else if (file) id = await load(file, size ?? 0)
bar.end()
const state = await summary(id)
if (file && values['dry-run'] && state === 'staged') {
  await call('undo_import', { import_id: id })
  await importer.advance(id)
}
await backend.close()
let hasFailed = state === 'failed'
if (file && isExtract && !hasFailed && !values['dry-run'] && values.streets !== 'no')
  await importStreets(file, env.dataDir).catch((error) => {
    hasFailed = true
    console.error(`No street map: ${reasonOf(error)}`)
    console.error(`The places are in. The streets alone: npm run import -- ${file} --streets only`)
  })
console.log(`${((performance.now() - started) / 1000).toFixed(1)} s`)
process.exit(hasFailed ? 1 : 0)
