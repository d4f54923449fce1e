// Finds or makes a Chromium for the browser tests: from an npm package where there is one for the machine (linux x64,
// any user), else Debian's headless shell, installed here when we may (the whole browser takes half as long again), else
// the system's.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export type Browser = { executablePath: string; env: Record<string, string> }

const SHELL = '/usr/bin/chromium-headless-shell'
const SYSTEM = ['/usr/bin/chromium', '/usr/bin/google-chrome', '/usr/bin/chromium-browser']

export async function findBrowser(): Promise<Browser> {
  const env = process.env as Record<string, string>
  if (env.CHROMIUM_PATH) return { executablePath: env.CHROMIUM_PATH, env }
  if (process.platform === 'linux' && process.arch === 'x64') {
    // The npm package carries the browser and the four libraries a bare Debian lacks (nss, nspr, nssutil, expat).
    // It unpacks into os.tmpdir(); our own folder keeps users and checkouts apart.
    const root = join(import.meta.dirname, '../..')
    const cache = join(root, 'node_modules/.cache/chromium')
    mkdirSync(cache, { recursive: true })
    const tmp = env.TMPDIR
    env.TMPDIR = cache
    const { default: chromium, inflate } = await import('@sparticuz/chromium')
    const executablePath = await chromium.executablePath()
    const lib = join(cache, 'al2023', 'lib')
    if (!existsSync(lib)) await inflate(join(root, 'node_modules/@sparticuz/chromium/bin/al2023.tar.br'))
    if (tmp) env.TMPDIR = tmp
    else delete env.TMPDIR
    // Its own fonts.conf names /tmp/fonts; with no font at all Chromium dies on the first <input>.
    const fonts = join(cache, 'fonts.conf')
    writeFileSync(
      fonts,
      `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${cache}/fonts</dir><dir>/usr/share/fonts</dir><cachedir>${cache}/fonts-cache</cachedir></fontconfig>`,
    )
    const LD_LIBRARY_PATH = [lib, env.LD_LIBRARY_PATH].filter(Boolean).join(':')
    return { executablePath, env: { ...env, LD_LIBRARY_PATH, FONTCONFIG_FILE: fonts } }
  }
  if (!existsSync(SHELL)) installFromDebian('chromium-headless-shell')
  const system = [SHELL, ...SYSTEM].find(existsSync)
  if (!system) throw new Error('No browser: install Chromium, or set CHROMIUM_PATH to a Chromium or Chrome.')
  // Told to the processes that come of this one, so that none of them looks or installs again.
  env.CHROMIUM_PATH = system
  return { executablePath: system, env }
}

/** What cannot be had is left: another browser may be there. */
function installFromDebian(name: string) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  console.log(`Installing ${name} from Debian …`)
  const apt = (...args: string[]) =>
    execFileSync('apt-get', ['-qq', ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  try {
    apt('update')
    apt('install', '-y', '--no-install-recommends', name)
  } catch (error) {
    console.log(`It cannot be installed: ${String(error)}`)
  }
}
