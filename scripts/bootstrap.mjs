// Runs before `npm start` and `npm test` on whatever Node is on the machine (>= 18), with no dependencies.
// Installs when node_modules does not match package-lock.json; builds when build/ does not match the sources.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
process.chdir(root)

const BUILD_INPUTS = [
  'app',
  'server',
  'supabase/config.toml',
  'supabase/migrations',
  'supabase/schemas',
  'supabase/seeds',
  'public',
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'react-router.config.ts',
  'tsconfig.json',
]

const TEMPLATES = 'node_modules/.cache/templates'

const say = (text) => console.log(`[setup] ${text}`)

/** Every file below these paths, in a fixed order. */
function* filesBelow(paths) {
  for (const path of paths) {
    const found = statSync(path, { throwIfNoEntry: false })
    if (found?.isDirectory())
      yield* filesBelow(
        readdirSync(path)
          .sort()
          .map((name) => join(path, name)),
      )
    else if (found) yield { path, found }
  }
}

const newHash = () => createHash('sha256').update(`${process.platform} ${process.arch}\0`)

function hash(paths) {
  const sum = newHash()
  for (const { path } of filesBelow(paths)) sum.update(`${path}\0`).update(readFileSync(path)).update('\0')
  return sum.digest('hex')
}

/** Far cheaper than reading every file, but another checkout of the same sources has other times. */
function hashOfTimes(paths) {
  const sum = newHash()
  for (const { path, found } of filesBelow(paths)) sum.update(`${path}\0${found.size} ${found.mtimeMs} ${found.ino}\0`)
  return sum.digest('hex')
}

const read = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : '')

function run(label, command, args, { orElse } = {}) {
  const started = Date.now()
  say(`${label} …`)
  const result = spawnSync(command, args, { stdio: 'inherit' })
  if (result.error) say(String(result.error))
  if (result.status !== 0 && orElse) return orElse()
  if (result.status !== 0) {
    say(`${label} failed`)
    process.exit(result.status ?? 1)
  }
  say(`${label} done in ${((Date.now() - started) / 1000).toFixed(1)} s`)
}

/** Several at once, each on a core of its own where there is one. */
async function runTogether(label, jobs) {
  const started = Date.now()
  say(`${label} …`)
  const codes = await Promise.all(
    jobs.map(
      (args) =>
        new Promise((done) => {
          const child = spawn(NODE, args, { stdio: 'inherit' })
          child.on('error', (error) => say(String(error)))
          child.on('close', done)
        }),
    ),
  )
  const failed = codes.find((code) => code !== 0)
  if (failed !== undefined) {
    say(`${label} failed`)
    process.exit(failed ?? 1)
  }
  say(`${label} done in ${((Date.now() - started) / 1000).toFixed(1)} s`)
}

/** One setup at a time in one checkout: a second `npm start` or `npm test` waits for the first. */
function lock() {
  const dir = join(root, '.setup-lock')
  for (let waited = false; ; waited = true) {
    try {
      mkdirSync(dir)
      writeFileSync(join(dir, 'pid'), String(process.pid))
      process.on('exit', () => rmSync(dir, { recursive: true, force: true }))
      for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(1))
      return
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
    }
    const pid = Number(read(join(dir, 'pid')))
    let alive = Date.now() - (statSync(dir, { throwIfNoEntry: false })?.mtimeMs ?? 0) < 2000
    if (pid) {
      try {
        process.kill(pid, 0)
        alive = true
      } catch (error) {
        alive = error.code === 'EPERM'
      }
    }
    if (!alive) rmSync(dir, { recursive: true, force: true })
    else {
      if (!waited) say('waiting for another setup in this folder')
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500)
    }
  }
}

// Node 24 comes from the registry as a plain, script-free package and is first on PATH in every npm script.
const NODE = join('node_modules', '.bin', 'node')
const NODE_PACKAGE = `node-${process.platform}-${process.arch}`

function install() {
  const want = hash(['package-lock.json'])
  const stamp = 'node_modules/.setup'
  if (read(stamp) === want) return
  const npm = (args, options) => {
    const cli = process.env.npm_execpath
    // --include: NODE_ENV=production or omit=dev in the environment must not drop what the build needs.
    const all = [...args, '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']
    if (cli?.endsWith('.js')) run('Installing packages', process.execPath, [cli, ...all], options)
    else run('Installing packages', 'npm', all, options)
  }
  // `npm ci` refuses a lock file that lacks another platform's optional packages; a plain install does not.
  npm(['ci'], { orElse: () => npm(['install', '--no-save']) })
  // npm 10 drops this link when it discards the other platforms' packages, which carry the same command name.
  // Elsewhere (macOS, musl) a Node that is new enough does as well.
  const bundled = join(root, 'node_modules', NODE_PACKAGE, 'bin', 'node')
  if (!existsSync(NODE)) {
    const ownIsEnough = Number.parseInt(process.versions.node, 10) >= 24
    if (!existsSync(bundled) && !ownIsEnough) {
      say(`Node 24 could not be installed (package ${NODE_PACKAGE}). Run again, or use Node 24.`)
      process.exit(1)
    }
    rmSync(NODE, { force: true })
    symlinkSync(existsSync(bundled) ? bundled : process.execPath, NODE)
  }
  writeFileSync(stamp, want)
}

async function build() {
  const stamp = 'build/.setup'
  const timesStamp = 'build/.setup-times'
  const times = hashOfTimes(BUILD_INPUTS)
  if (read(timesStamp) === times && existsSync(stamp)) return
  const want = hash(BUILD_INPUTS)
  if (read(stamp) !== want) {
    for (const folder of ['build', TEMPLATES]) rmSync(folder, { recursive: true, force: true })
    // The Node from node_modules, not the one running this script.
    run('Checking the Quran text', NODE, ['scripts/check-quran.ts'])
    await runTogether('Building', [
      ['node_modules/@react-router/dev/bin.cjs', 'build'],
      ['scripts/build-templates.ts', TEMPLATES],
    ])
    // The build empties its folder first.
    renameSync(TEMPLATES, 'build/templates')
    writeFileSync(stamp, want)
  }
  writeFileSync(timesStamp, times)
}

lock()
install()
if (!process.argv.includes('--no-build')) await build()
