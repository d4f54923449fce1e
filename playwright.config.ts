import { defineConfig } from '@playwright/test'
import { findBrowser } from './tests/e2e/browser.ts'
import { findFreePort } from './tests/fixtures/free-port.ts'
import { copyOfFilledFolder } from './tests/fixtures/site.ts'

const { executablePath, env } = await findBrowser()
// The config is read again in every worker: only the first reading makes the folder and takes a port.
process.env.E2E_DATA_DIR ??= copyOfFilledFolder()
process.env.E2E_PORT ??= String(await findFreePort())
const port = process.env.E2E_PORT

const args = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  // Nothing leaves the machine: other services are doubles that tests put in their place.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
]
// Maps need WebGL, which machines without a graphics card draw in software. It costs every page of such a browser more.
const withMaps = [...args, '--enable-unsafe-swiftshader']
const withoutMaps = [...args, '--disable-gpu', '--disable-software-rasterizer']
// Drawing pictures takes a quarter of a visit, and what most tests and axe read is what is said of them.
const withoutPictures = '--blink-settings=imagesEnabled=false'
const PICTURES = ['photos.spec.ts']
const MAPS = ['map.spec.ts']

export default defineConfig({
  testDir: 'tests/e2e',
  projects: [
    { name: 'pictures', testMatch: PICTURES, use: { launchOptions: { executablePath, env, args: withoutMaps } } },
    {
      name: 'maps',
      testMatch: MAPS,
      use: { launchOptions: { executablePath, env, args: [...withMaps, withoutPictures] } },
    },
    { name: 'journeys', testIgnore: [...PICTURES, ...MAPS] },
  ],
  fullyParallel: true,
  // One more than most machines have cores for: each waits now and then.
  workers: 3,
  // A shared machine may be slow at any moment: no test fails for its time alone.
  timeout: 300_000,
  // A browser that is starved may drop a request or a tile: where nobody watches, once more, and told as flaky.
  retries: process.env.CI ? 1 : 0,
  expect: { timeout: 60_000 },
  reporter: 'list',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    launchOptions: { executablePath, env, args: [...withoutMaps, withoutPictures] },
    // A name the site does not take for a robot: robots get no streamed pages and are not counted.
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36',
    // What a worker answers no test can put its double in place of; those about it allow it.
    serviceWorkers: 'block',
    // Recording every step would take a third of the time: for a look at one test only.
    trace: process.env.E2E_TRACE ? 'on' : 'off',
    contextOptions: { reducedMotion: 'reduce' },
    // What is not there to be clicked by then will not come: a test that waits for its own end holds all others up.
    actionTimeout: 60_000,
  },
  webServer: {
    command: 'node_modules/.bin/node build/server/index.js',
    url: `http://127.0.0.1:${port}/healthz`,
    timeout: 300_000,
    env: {
      PORT: port,
      DATA_DIR: process.env.E2E_DATA_DIR,
      NODE_ENV: 'production',
      OPEN_DATA: 'off',
      // One address signs in for all tests.
      AUTH_LIMIT_SIGN_INS_PER_5_MIN: '10000',
      AUTH_LIMIT_EMAILS_PER_HOUR: '10000',
      LIMIT_WRITES_PER_5_MIN: '10000',
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
})
