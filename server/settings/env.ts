// Every setting the process reads, checked in one place. `.env.example` documents them.
import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { editions, isOptional, optionalEditions, TRANSLITERATION } from '#app/core/quran/editions.ts'
import { SECOND_FACTOR_RULES, type SecondFactorRule } from '#app/lib/roles.ts'
import type { RestSettings } from '../backend/rest/settings.ts'
import { problemOfKeys } from '../backend/secrets.ts'
import { parseKeys } from '../backend/signing-keys.ts'
import { type DatabaseSettings, database, databaseUrl } from './database-settings.ts'
import { giving, type InvoiceSettings, invoices, type PaymentSettings, payments } from './payment-settings.ts'
import { flag, integer, SettingError, text, url } from './setting.ts'
import {
  type GithubApp,
  github,
  type OidcProvider,
  oidcProviders,
  redirectUrls,
  type SamlProvider,
  samlProviders,
  type Web3Chain,
  web3Chains,
} from './sign-in-settings.ts'
import { type WatchingSettings, watching } from './watching-settings.ts'

export type Env = {
  mode: 'development' | 'production'
  port: number
  host: string
  dataDir: string
  siteUrl: string
  watching: WatchingSettings
  databaseUrl: string | null
  database: DatabaseSettings
  /** The same for all nodes of one site that share no data folder. */
  sharedKeys: { jwtSecret: string; anonKey: string; serviceRoleKey: string } | null
  /** The keys that sign sessions, as text; null: those of the data folder. */
  signingKeys: string | null
  hosted: { url: string; anonKey: string; serviceRoleKey: string } | null
  smtpUrl: string | null
  mailFrom: string
  /** Where the contact form writes to. */
  contactEmail: string
  /** Who runs this site, for the legal pages; null: not said. */
  operator: string | null
  smsWebhookUrl: string | null
  smsWebhookToken: string | null
  /** The gateway can ring a number and read a code aloud. */
  smsWebhookCalls: boolean
  phoneSignIn: boolean
  /** A language model that tells the assistant's answers; null: its own words. */
  assistantModel: { url: string; name: string; key: string | null; seconds: number } | null
  /** Whose powers take a second factor, whether or not they set one up. */
  secondFactorRule: SecondFactorRule
  payments: PaymentSettings
  /** What stands on invoices. */
  invoices: InvoiceSettings
  giving: ReturnType<typeof giving>
  /** For how many days a backup of each night is kept; 0: none is made by itself. */
  backupDays: number
  /** Where files go instead of the data folder. */
  storageS3: { endpoint: string; bucket: string; accessKeyId: string; secretAccessKey: string; region: string } | null
  /** What rest/v1 offers. */
  rest: RestSettings
  /** Other ways to sign in than with a password. */
  oidcProviders: OidcProvider[]
  samlProviders: SamlProvider[]
  github: GithubApp | null
  web3Chains: Web3Chain[]
  /** Whether members may add and remove ways in to their account. */
  manualLinking: boolean
  /** Whether anyone may open an account by themselves. */
  signUp: boolean
  /** Whether an app may sign someone in who has no account yet. */
  anonymousUsers: boolean
  /** Apps that links in mail may lead back to, besides this site. */
  redirectUrls: string[]
  forceLocation: string | null
  seed: 'sample' | 'none'
  /** Whether the open data that ships with the product is loaded. */
  openData: boolean
  tracking: boolean
  /** Whether browsers may keep the site for when there is no line. */
  offline: boolean
  trustProxy: boolean
  /** Per address on the network. */
  limits: {
    emailsPerHour: number
    signInsPer5Min: number
    refreshesPer5Min: number
    verificationsPer5Min: number
    writesPer5Min: number
    ordersPerHour: number
  }
  publicFallbacks: boolean
  /** Whether webhooks of owners may go to addresses that are not on the open internet, and without TLS. */
  privateWebhooks: boolean
  /** A style of MapLibre's kind with streets, and the origins its tiles, fonts and pictures come from. */
  mapStyle: { url: string; origins: string[] } | null
  /** The maps places service: ratings of other people's, shown as such. */
  placesApi: { key: string; url: string } | null
  exportMaxRows: number
  /** Things of the store that one address may hold without having paid for them. */
  storeHeldItems: number
  /** Translations of the Quran that are offered. */
  quranEditions: string[]
  /** A folder with commentaries and word-by-word texts that the operator may show. */
  quranExplanations: string | null
  /** Where the recitation of each verse is fetched from. */
  recitation: { url: string; origin: string; reciter: string | null } | null
}

/** The names of all of them, in the order of `.env.example`. */
export const SETTINGS = [
  'PORT',
  'HOST',
  'SITE_URL',
  'TRUST_PROXY',
  'DATA_DIR',
  'DATABASE_URL',
  'DATABASE_LISTEN_URL',
  'DATABASE_READ_URLS',
  'DATABASE_CONNECTIONS',
  'DATABASE_PREPARED',
  'JWT_SECRET',
  'ANON_KEY',
  'SERVICE_ROLE_KEY',
  'JWT_KEYS',
  'SUPABASE_URL',
  'SUPABASE_ANON_KEY',
  'SUPABASE_SERVICE_ROLE_KEY',
  'STORAGE_S3_ENDPOINT',
  'STORAGE_S3_BUCKET',
  'STORAGE_S3_ACCESS_KEY_ID',
  'STORAGE_S3_SECRET_ACCESS_KEY',
  'STORAGE_S3_REGION',
  'PGRST_DB_SCHEMAS',
  'PGRST_DB_MAX_ROWS',
  'PGRST_DB_AGGREGATES_ENABLED',
  'PGRST_DB_PLAN_ENABLED',
  'SEED',
  'OPEN_DATA',
  'SMTP_URL',
  'MAIL_FROM',
  'CONTACT_EMAIL',
  'OPERATOR',
  'SMS_WEBHOOK_URL',
  'SMS_WEBHOOK_TOKEN',
  'SMS_WEBHOOK_CALLS',
  'PHONE_SIGN_IN',
  'ASSISTANT_MODEL_URL',
  'ASSISTANT_MODEL',
  'ASSISTANT_MODEL_KEY',
  'ASSISTANT_MODEL_SECONDS',
  'STAFF_SECOND_FACTOR',
  'PAYMENTS',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_CONNECT_WEBHOOK_SECRET',
  'STRIPE_TAX',
  'STRIPE_API_URL',
  'INVOICE_ISSUER',
  'INVOICE_TAX_ID',
  'INVOICE_ACCOUNT',
  'DONATE_URL',
  'AUTH_OIDC_PROVIDERS',
  'AUTH_SAML_PROVIDERS',
  'AUTH_GITHUB_CLIENT_ID',
  'AUTH_GITHUB_CLIENT_SECRET',
  'AUTH_WEB3',
  'AUTH_MANUAL_LINKING',
  'AUTH_SIGN_UP',
  'AUTH_ANONYMOUS_USERS',
  'AUTH_REDIRECT_URLS',
  'FORCE_LOCATION',
  'BACKUP_DAYS',
  'TRACKING',
  'OFFLINE',
  'PUBLIC_FALLBACKS',
  'PRIVATE_WEBHOOKS',
  'MAP_STYLE_URL',
  'MAP_ORIGINS',
  'PLACES_API_KEY',
  'PLACES_API_URL',
  'QURAN_EDITIONS',
  'QURAN_EXPLANATIONS',
  'QURAN_AUDIO_URL',
  'QURAN_RECITER',
  'AUTH_LIMIT_EMAILS_PER_HOUR',
  'AUTH_LIMIT_SIGN_INS_PER_5_MIN',
  'AUTH_LIMIT_REFRESHES_PER_5_MIN',
  'AUTH_LIMIT_VERIFICATIONS_PER_5_MIN',
  'LIMIT_WRITES_PER_5_MIN',
  'LIMIT_ORDERS_PER_HOUR',
  'STORE_HELD_ITEMS',
  'EXPORT_MAX_ROWS',
  'METRICS_PORT',
  'METRICS_HOST',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'LOG_REQUESTS',
  'DRAIN_SECONDS',
] as const

function mapStyle(source: NodeJS.ProcessEnv): Env['mapStyle'] {
  const styleUrl = url(source, 'MAP_STYLE_URL', ['http:', 'https:'])
  const listed = text(source, 'MAP_ORIGINS')?.split(/[\s,]+/) ?? []
  const origins = listed.map((value) => {
    const parsed = URL.parse(value)
    if (!parsed || !['http:', 'https:'].includes(parsed.protocol))
      throw new SettingError(`MAP_ORIGINS must be http:// or https:// addresses with spaces between, not "${value}".`)
    return parsed.origin
  })
  return styleUrl ? { url: styleUrl, origins: [...new Set([new URL(styleUrl).origin, ...origins])] } : null
}

function placesApi(source: NodeJS.ProcessEnv): Env['placesApi'] {
  const key = text(source, 'PLACES_API_KEY')
  const address = url(source, 'PLACES_API_URL', ['http:', 'https:'])
  return key ? { key, url: address ?? 'https://maps.googleapis.com/maps/api/place' } : null
}

/** What is free to republish is always offered; the rest unless the operator names what is. */
function quranEditions(source: NodeJS.ProcessEnv): string[] {
  const listed = text(source, 'QURAN_EDITIONS') ?? 'all'
  const ids = listed === 'all' ? optionalEditions : listed === 'none' ? [] : listed.split(/[\s,]+/)
  const known = [...editions.map(({ id }) => id), TRANSLITERATION]
  const unknown = ids.filter((id) => !known.includes(id))
  if (unknown.length > 0)
    throw new SettingError(`QURAN_EDITIONS must be all, none or a list of ${known.join(', ')}, not "${listed}".`)
  return known.filter((id) => ids.includes(id) || !isOptional(id))
}

function recitation(source: NodeJS.ProcessEnv): Env['recitation'] {
  const template = url(source, 'QURAN_AUDIO_URL', ['http:', 'https:'])
  if (template === null) return null
  const namesVerse = template.includes('{verse}') || (template.includes('{surah}') && template.includes('{ayah}'))
  if (!namesVerse)
    throw new SettingError(
      'QURAN_AUDIO_URL must contain {surah} and {ayah} (three digits each), or {verse} (1 to 6236).',
    )
  return { url: template, origin: new URL(template).origin, reciter: text(source, 'QURAN_RECITER') }
}

/** Hosted mode needs all three of its settings; the texts are the specification's environment check. */
function hosted(source: NodeJS.ProcessEnv): Env['hosted'] {
  const backendUrl = text(source, 'SUPABASE_URL')
  const anonKey = text(source, 'SUPABASE_ANON_KEY')
  const serviceRoleKey = text(source, 'SUPABASE_SERVICE_ROLE_KEY')
  if (!backendUrl && !anonKey && !serviceRoleKey) return null
  const missing = [
    !backendUrl && 'SUPABASE_URL',
    !anonKey && 'SUPABASE_ANON_KEY',
    !serviceRoleKey && 'SUPABASE_SERVICE_ROLE_KEY',
  ].filter((name) => typeof name === 'string')
  if (!backendUrl) throw new SettingError('Missing required environment variables: SUPABASE_URL is not defined.')
  if (!anonKey || !serviceRoleKey)
    throw new SettingError(`Missing required environment variables: ${missing.join(', ')}`)
  const parsed = URL.parse(backendUrl)
  if (!parsed || !['http:', 'https:'].includes(parsed.protocol))
    throw new SettingError('Invalid SUPABASE_URL format: it must be an http or https URL.')
  return { url: backendUrl.replace(/\/+$/, ''), anonKey, serviceRoleKey }
}

function sharedKeys(source: NodeJS.ProcessEnv): Env['sharedKeys'] {
  const jwtSecret = text(source, 'JWT_SECRET')
  const anonKey = text(source, 'ANON_KEY')
  const serviceRoleKey = text(source, 'SERVICE_ROLE_KEY')
  if (!jwtSecret && !anonKey && !serviceRoleKey) return null
  if (!jwtSecret || !anonKey || !serviceRoleKey)
    throw new SettingError('Nodes that share keys need all of JWT_SECRET, ANON_KEY and SERVICE_ROLE_KEY.')
  const keys = { jwtSecret, anonKey, serviceRoleKey }
  const names = { jwtSecret: 'JWT_SECRET', anonKey: 'ANON_KEY', serviceRoleKey: 'SERVICE_ROLE_KEY' }
  const problem = problemOfKeys(keys, names)
  if (problem) throw new SettingError(`${problem}.`)
  return keys
}

/** Read once more where they are used; here an operator learns what is wrong with them. */
function signingKeys(source: NodeJS.ProcessEnv): string | null {
  const keys = text(source, 'JWT_KEYS')
  if (keys !== null) parseKeys(keys, 'JWT_KEYS')
  return keys
}

function storageS3(source: NodeJS.ProcessEnv): Env['storageS3'] {
  const endpoint = url(source, 'STORAGE_S3_ENDPOINT', ['http:', 'https:'])
  const bucket = text(source, 'STORAGE_S3_BUCKET')
  const accessKeyId = text(source, 'STORAGE_S3_ACCESS_KEY_ID')
  const secretAccessKey = text(source, 'STORAGE_S3_SECRET_ACCESS_KEY')
  if (!endpoint && !bucket && !accessKeyId && !secretAccessKey) return null
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey)
    throw new SettingError(
      'Files in S3 need all of STORAGE_S3_ENDPOINT, STORAGE_S3_BUCKET, STORAGE_S3_ACCESS_KEY_ID and STORAGE_S3_SECRET_ACCESS_KEY.',
    )
  return { endpoint, bucket, accessKeyId, secretAccessKey, region: text(source, 'STORAGE_S3_REGION') ?? 'us-east-1' }
}

function rest(source: NodeJS.ProcessEnv): RestSettings {
  const schemas = (text(source, 'PGRST_DB_SCHEMAS') ?? 'public').split(',').map((name) => name.trim())
  const own = schemas.find((name) => !/^[a-z_][a-z0-9_$]*$/i.test(name) || OWN_SCHEMAS.has(name) || /^pg_/.test(name))
  if (own !== undefined)
    throw new SettingError(
      `PGRST_DB_SCHEMAS must be names of schemas with commas between, none of them our own, not "${own}".`,
    )
  return {
    schemas,
    maxRows: integer(source, 'PGRST_DB_MAX_ROWS', 1000, 1, 1_000_000),
    hasAggregates: flag(source, 'PGRST_DB_AGGREGATES_ENABLED', false),
    hasPlans: flag(source, 'PGRST_DB_PLAN_ENABLED', false),
  }
}

/** What auth, files, live changes and migrations keep to themselves. */
const OWN_SCHEMAS = new Set([
  'auth',
  'extensions',
  'information_schema',
  'private',
  'realtime',
  'storage',
  'supabase_migrations',
])

/** Any setting may lie in a file instead: `JWT_SECRET_FILE=/run/secrets/jwt`. Containers hand secrets over like that. */
function withFiles(source: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const found: NodeJS.ProcessEnv = {}
  for (const name of SETTINGS) {
    const path = text(source, `${name}_FILE`)
    if (path === null) continue
    if (text(source, name) !== null) throw new SettingError(`${name} and ${name}_FILE are both set. Keep one of them.`)
    try {
      found[name] = readFileSync(path, 'utf8')
    } catch (error) {
      throw new SettingError(`${name}_FILE cannot be read: ${error instanceof Error ? error.message : error}.`)
    }
  }
  return { ...source, ...found }
}

function assistantModel(source: NodeJS.ProcessEnv): Env['assistantModel'] {
  const address = url(source, 'ASSISTANT_MODEL_URL', ['http:', 'https:'])
  const name = text(source, 'ASSISTANT_MODEL')
  if ((address === null) !== (name === null))
    throw new SettingError('ASSISTANT_MODEL_URL and ASSISTANT_MODEL go together: set both, or neither.')
  if (address === null || name === null) return null
  const seconds = integer(source, 'ASSISTANT_MODEL_SECONDS', 20, 1, 120)
  return { url: address, name, key: text(source, 'ASSISTANT_MODEL_KEY'), seconds }
}

/** On one's own machine a look round asks for none. A site with an address of its own is worth stealing. */
function secondFactorRule(source: NodeJS.ProcessEnv): SecondFactorRule {
  const said = text(source, 'STAFF_SECOND_FACTOR')
  if (said !== null && !isSecondFactorRule(said))
    throw new SettingError(`STAFF_SECOND_FACTOR must be optional, superadmins or required, not "${said}".`)
  const address = url(source, 'SITE_URL', ['http:', 'https:'])
  return said ?? (address && !isOwnMachine(new URL(address).hostname) ? 'superadmins' : 'optional')
}

const isSecondFactorRule = (said: string): said is SecondFactorRule => SECOND_FACTOR_RULES.some((rule) => rule === said)
const isOwnMachine = (host: string) => /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(host)

export function readEnv(given: NodeJS.ProcessEnv, mode: Env['mode']): Env {
  const source = withFiles(given)
  const port = integer(source, 'PORT', 3000, 0, 65535)
  const host = text(source, 'HOST') ?? '127.0.0.1'
  const seed = text(source, 'SEED') ?? 'sample'
  const mailFrom = text(source, 'MAIL_FROM') ?? 'Mahalla <salam@mahalla.example>'
  if (seed !== 'sample' && seed !== 'none') throw new SettingError(`SEED must be sample or none, not "${seed}".`)
  return {
    mode,
    port,
    host,
    dataDir: resolve(text(source, 'DATA_DIR') ?? '.data'),
    siteUrl: url(source, 'SITE_URL', ['http:', 'https:']) ?? '',
    watching: watching(source),
    databaseUrl: databaseUrl(source, 'DATABASE_URL'),
    database: database(source),
    sharedKeys: sharedKeys(source),
    signingKeys: signingKeys(source),
    hosted: hosted(source),
    smtpUrl: url(source, 'SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom,
    operator: text(source, 'OPERATOR') ?? null,
    contactEmail: text(source, 'CONTACT_EMAIL') ?? /<([^<>]+)>/.exec(mailFrom)?.[1] ?? mailFrom,
    smsWebhookUrl: url(source, 'SMS_WEBHOOK_URL', ['http:', 'https:']),
    smsWebhookToken: text(source, 'SMS_WEBHOOK_TOKEN'),
    smsWebhookCalls: flag(source, 'SMS_WEBHOOK_CALLS', false),
    phoneSignIn: flag(source, 'PHONE_SIGN_IN', false),
    assistantModel: assistantModel(source),
    secondFactorRule: secondFactorRule(source),
    payments: payments(source),
    invoices: invoices(source),
    giving: giving(source),
    storageS3: storageS3(source),
    rest: rest(source),
    oidcProviders: oidcProviders(source),
    samlProviders: samlProviders(source),
    github: github(source),
    web3Chains: web3Chains(source),
    manualLinking: flag(source, 'AUTH_MANUAL_LINKING', true),
    signUp: flag(source, 'AUTH_SIGN_UP', true),
    anonymousUsers: flag(source, 'AUTH_ANONYMOUS_USERS', false),
    redirectUrls: redirectUrls(source),
    forceLocation: text(source, 'FORCE_LOCATION'),
    seed,
    openData: flag(source, 'OPEN_DATA', true),
    // PostgreSQL has ways of its own, and a large one is not to be written out and read in again every night unasked.
    backupDays: integer(source, 'BACKUP_DAYS', text(source, 'DATABASE_URL') === null ? 7 : 0, 0, 365),
    tracking: flag(source, 'TRACKING', true),
    offline: flag(source, 'OFFLINE', true),
    trustProxy: flag(source, 'TRUST_PROXY', false),
    // The first four have Supabase's default sizes (auth.rate_limit in its config.toml).
    limits: {
      emailsPerHour: integer(source, 'AUTH_LIMIT_EMAILS_PER_HOUR', 30, 1, 1_000_000),
      signInsPer5Min: integer(source, 'AUTH_LIMIT_SIGN_INS_PER_5_MIN', 30, 1, 1_000_000),
      refreshesPer5Min: integer(source, 'AUTH_LIMIT_REFRESHES_PER_5_MIN', 150, 1, 1_000_000),
      verificationsPer5Min: integer(source, 'AUTH_LIMIT_VERIFICATIONS_PER_5_MIN', 30, 1, 1_000_000),
      writesPer5Min: integer(source, 'LIMIT_WRITES_PER_5_MIN', 600, 1, 1_000_000),
      ordersPerHour: integer(source, 'LIMIT_ORDERS_PER_HOUR', 120, 1, 1_000_000),
    },
    storeHeldItems: integer(source, 'STORE_HELD_ITEMS', 30, 1, 1_000_000),
    publicFallbacks: flag(source, 'PUBLIC_FALLBACKS', true),
    privateWebhooks: flag(source, 'PRIVATE_WEBHOOKS', false),
    mapStyle: mapStyle(source),
    placesApi: placesApi(source),
    exportMaxRows: integer(source, 'EXPORT_MAX_ROWS', 10_000, 1, 100_000_000),
    quranEditions: quranEditions(source),
    quranExplanations: text(source, 'QURAN_EXPLANATIONS'),
    recitation: recitation(source),
  }
}

/** Reads `.env` beside package.json, when there is one; real environment variables win. */
export function loadDotEnv() {
  if (existsSync('.env')) process.loadEnvFile('.env')
}
