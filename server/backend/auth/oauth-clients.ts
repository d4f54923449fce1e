// /auth/v1/admin/oauth/clients: apps that may ask members for access, registered by the service role. Secrets are shown
// once and stored hashed.
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { Database, Row } from '../database/database.ts'
import { pageHeaders, pageOf } from './pages-of.ts'
import type { Routes } from './routes.ts'
import { type Body, type Call, isUuid, readBody, refuse, textIn } from './who-asks.ts'

type Options = { database: Database }
type Client = Row & {
  id: string
  client_name: string
  client_uri: string | null
  logo_uri: string | null
  /** With commas between, as upstream stores them. */
  redirect_uris: string
  grant_types: string
  client_type: string
  token_endpoint_auth_method: string
  registration_type: string
  created_at: string
  updated_at: string
}

const GRANTS = ['authorization_code', 'refresh_token']
const METHODS = ['none', 'client_secret_basic', 'client_secret_post']
const MAX_REDIRECTS = 10

const newSecret = () => randomBytes(32).toString('base64url')
const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex')

const invalid = (what: string): never => refuse(400, 'validation_failed', what)

function listIn(body: Body, name: string, fallback: string[]): string[] {
  const value = body[name]
  if (value === undefined || value === null) return fallback
  return Array.isArray(value) && value.every((item) => typeof item === 'string')
    ? value
    : refuse(400, 'bad_json', `Could not parse request body as JSON: ${name}`)
}

function addressIn(body: Body, name: string): string | null {
  const text = textIn(body, name)
  if (text === '') return null
  const url = text.length <= 2048 ? URL.parse(text) : null
  return url && ['http:', 'https:'].includes(url.protocol) ? text : invalid(`${name} must be a valid URL`)
}

function redirectsIn(body: Body): string {
  const list = listIn(body, 'redirect_uris', [])
  if (list.length === 0) invalid('redirect_uris is required')
  if (list.length > MAX_REDIRECTS) invalid(`redirect_uris cannot exceed ${MAX_REDIRECTS} items`)
  for (const text of list) {
    const url = text.length <= 2048 ? URL.parse(text) : null
    const isLocal = url?.protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname)
    const isApp = url !== null && !['http:', 'https:', 'javascript:', 'data:', 'file:', 'blob:'].includes(url.protocol)
    if (url?.hash !== '' || text.includes(',') || !(url.protocol === 'https:' || isLocal || isApp))
      invalid(
        `invalid redirect_uri "${text.slice(0, 100)}": https, a loopback address or an app's own scheme, without a fragment`,
      )
  }
  return list.join(',')
}

function nameIn(body: Body): string {
  const name = textIn(body, 'client_name').trim()
  return name !== '' && name.length <= 1024 ? name : invalid('client_name is required')
}

function grantsIn(body: Body): string {
  const list = listIn(body, 'grant_types', GRANTS)
  for (const grant of list)
    if (!GRANTS.includes(grant)) invalid(`grant_types must only contain ${GRANTS.join(' and ')}`)
  return (list.length > 0 ? list : GRANTS).join(',')
}

const methodIn = (body: Body, fallback: string) => {
  const method = textIn(body, 'token_endpoint_auth_method') || fallback
  return METHODS.includes(method) ? method : invalid(`token_endpoint_auth_method must be one of ${METHODS.join(', ')}`)
}

const shown = ({ id, client_uri, logo_uri, ...client }: Client, secret?: string) => ({
  client_id: id,
  client_name: client.client_name,
  ...(secret && { client_secret: secret }),
  client_type: client.client_type,
  token_endpoint_auth_method: client.token_endpoint_auth_method,
  registration_type: client.registration_type,
  ...(client_uri && { client_uri }),
  ...(logo_uri && { logo_uri }),
  redirect_uris: client.redirect_uris.split(','),
  grant_types: client.grant_types.split(','),
  response_types: ['code'],
  created_at: client.created_at,
  updated_at: client.updated_at,
})

export function createOAuthClients({ database }: Options): Routes {
  async function load(id: string): Promise<Client> {
    const [client] = isUuid(id)
      ? await database.query<Client>('select * from auth.oauth_clients where id = $1 and deleted_at is null', [id])
      : []
    return client ?? refuse(404, 'oauth_client_not_found', 'OAuth client not found')
  }

  async function create(call: Call): Promise<Response> {
    const body = await readBody(call)
    const types = listIn(body, 'response_types', ['code'])
    if (types.some((type) => type !== 'code')) invalid('response_types must only contain code')
    const method = methodIn(body, 'client_secret_basic')
    const secret = method === 'none' ? undefined : newSecret()
    const [client] = await database.query<Client>(
      `insert into auth.oauth_clients (id, client_name, client_uri, logo_uri, redirect_uris, grant_types, client_type,
         token_endpoint_auth_method, client_secret_hash, registration_type)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, 'manual') returning *`,
      [
        randomUUID(),
        nameIn(body),
        addressIn(body, 'client_uri'),
        addressIn(body, 'logo_uri'),
        redirectsIn(body),
        grantsIn(body),
        secret ? 'confidential' : 'public',
        method,
        secret ? hashOf(secret) : null,
      ],
    )
    return client ? Response.json(shown(client, secret), { status: 201 }) : refuse(409, 'conflict', 'Not stored')
  }

  async function update(client: Client, call: Call): Promise<Response> {
    const body = await readBody(call)
    const given = (name: string) => body[name] !== undefined && body[name] !== null
    const method = methodIn(body, client.token_endpoint_auth_method)
    if ((method === 'none') !== (client.client_type === 'public'))
      invalid(`token_endpoint_auth_method ${method} does not fit a ${client.client_type} client`)
    const [changed] = await database.query<Client>(
      `update auth.oauth_clients set client_name = $2, client_uri = $3, logo_uri = $4, redirect_uris = $5,
         grant_types = $6, token_endpoint_auth_method = $7, updated_at = now()
       where id = $1 returning *`,
      [
        client.id,
        given('client_name') ? nameIn(body) : client.client_name,
        given('client_uri') ? addressIn(body, 'client_uri') : client.client_uri,
        given('logo_uri') ? addressIn(body, 'logo_uri') : client.logo_uri,
        given('redirect_uris') ? redirectsIn(body) : client.redirect_uris,
        given('grant_types') ? grantsIn(body) : client.grant_types,
        method,
      ],
    )
    return Response.json(changed && shown(changed))
  }

  async function regenerate(client: Client): Promise<Response> {
    if (client.client_type === 'public') invalid('Cannot regenerate secret for public client')
    const secret = newSecret()
    await database.query('update auth.oauth_clients set client_secret_hash = $2, updated_at = now() where id = $1', [
      client.id,
      hashOf(secret),
    ])
    return Response.json(shown(await load(client.id), secret))
  }

  async function list(call: Call): Promise<Response> {
    const { page, perPage, skip } = pageOf(call)
    const [counted] = await database.query<{ total: number }>(
      'select count(*)::int as total from auth.oauth_clients where deleted_at is null',
    )
    const clients = await database.query<Client>(
      'select * from auth.oauth_clients where deleted_at is null order by created_at desc, id limit $1 offset $2',
      [perPage, skip],
    )
    return Response.json(
      { clients: clients.map((client) => shown(client)), aud: 'authenticated' },
      { headers: pageHeaders(call, page, perPage, counted?.total ?? 0) },
    )
  }

  async function remove({ id }: Client): Promise<Response> {
    await database.query('update auth.oauth_clients set deleted_at = now() where id = $1', [id])
    return new Response(null, { status: 204 })
  }

  return {
    admin: {
      'GET admin/oauth/clients': list,
      'POST admin/oauth/clients': create,
      'GET admin/oauth/clients/:id': async (_, id) => Response.json(shown(await load(id))),
      'PUT admin/oauth/clients/:id': async (call, id) => update(await load(id), call),
      'DELETE admin/oauth/clients/:id': async (_, id) => remove(await load(id)),
      'POST admin/oauth/clients/:id/regenerate_secret': async (_, id) => regenerate(await load(id)),
    },
  }
}
