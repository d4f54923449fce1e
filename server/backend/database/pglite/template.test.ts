import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readMigrations } from '../migrate.ts'
import { OPENED_BEFORE, openedBefore } from '../opened-before.ts'
import { layTemplate, type Template } from './template.ts'

let root: string
let templates: string
let dataDir: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'mahalla-template-test-'))
  templates = join(root, 'templates')
  dataDir = join(root, 'data')
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

function makeTemplate(template: Template, migrations = readMigrations()) {
  const folder = join(templates, template)
  mkdirSync(join(folder, 'db'), { recursive: true })
  writeFileSync(join(folder, 'db', 'PG_VERSION'), template)
  const mark = openedBefore(folder, 'pglite', migrations)
  mark.catalog.keep('public', template)
  mark.keep()
}

const laid = () => {
  const path = join(dataDir, 'db', 'PG_VERSION')
  return existsSync(path) ? readFileSync(path, 'utf8') : null
}

test('a first start begins with what the build brings, as if it had been opened before', () => {
  makeTemplate('sample')
  makeTemplate('none')
  layTemplate(dataDir, 'sample', templates)
  expect(laid()).toBe('sample')
  const { isCurrent, catalog } = openedBefore(dataDir, 'pglite', readMigrations())
  expect(isCurrent).toBe(true)
  expect(catalog.read('public')).toBe('sample')
})

test('a catalog is read again only for the same database and the same schemas', () => {
  makeTemplate('none')
  layTemplate(dataDir, 'none', templates)
  const read = (migrations = readMigrations(), database = 'pglite') =>
    openedBefore(dataDir, database, migrations).catalog
  expect(read().read('public')).toBe('none')
  expect(read().read('public,other')).toBeNull()
  expect(read(readMigrations().slice(0, -1)).read('public')).toBeNull()
  expect(read(readMigrations(), 'postgres://elsewhere').read('public')).toBeNull()
})

test('a database that is there stays', () => {
  makeTemplate('none')
  mkdirSync(join(dataDir, 'db'), { recursive: true })
  writeFileSync(join(dataDir, 'db', 'PG_VERSION'), 'mine')
  layTemplate(dataDir, 'none', templates)
  expect(laid()).toBe('mine')
})

test('a template of other migrations is not used', () => {
  makeTemplate('none', readMigrations().slice(0, -1))
  layTemplate(dataDir, 'none', templates)
  expect(laid()).toBeNull()
})

test('a sample that speaks of the day before yesterday is made anew', () => {
  makeTemplate('sample')
  makeTemplate('none')
  const then = Date.now() / 1000 - 49 * 3600
  utimesSync(join(templates, 'sample', OPENED_BEFORE), then, then)
  layTemplate(dataDir, 'sample', templates)
  expect(laid()).toBe('none')
})

test('what a start that broke off left behind is in nobody’s way', () => {
  makeTemplate('none')
  mkdirSync(join(dataDir, 'db.new', 'half'), { recursive: true })
  mkdirSync(join(dataDir, 'db'), { recursive: true })
  layTemplate(dataDir, 'none', templates)
  expect(laid()).toBe('none')
  expect(existsSync(join(dataDir, 'db', 'half'))).toBe(false)
})
