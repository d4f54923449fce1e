// Describes the interface: `OPTIONS` lists the methods of one address, the root lists everything.
import type { Catalog, Relation, Routine, Type } from './catalog.ts'
import { refuse } from './errors.ts'
import { findRoutine } from './find-routine.ts'
import { findTable } from './plan.ts'
import type { RestRequest } from './read-request.ts'
import type { Asker } from './who-asks.ts'

export function describe(request: RestRequest, catalog: Catalog, asker: Asker): Response {
  const { target, schema, method } = request
  if (request.action !== 'describe') return overview(catalog, schema, asker, method === 'HEAD')
  if (target.kind === 'root') return allowing('OPTIONS,GET,HEAD')
  if (target.kind === 'table') return allowing(methodsOf(findTable(catalog, schema, target.name)))
  const given = request.arguments.map(([name]) => name)
  const routines = catalog.routines(schema, target.name)
  const { isVolatile } = routines[0] ?? findRoutine(catalog, { schema, name: target.name, given, body: null })
  return allowing(isVolatile ? 'OPTIONS,POST' : 'OPTIONS,GET,HEAD,POST')
}

const allowing = (methods: string) =>
  new Response(null, { status: 200, headers: { Allow: methods, 'Access-Control-Allow-Origin': '*' } })

const methodsOf = ({ can, primaryKey }: Relation) =>
  [
    'OPTIONS,GET,HEAD',
    ...(can.insert ? ['POST'] : []),
    ...(can.insert && can.update && primaryKey.length > 0 ? ['PUT'] : []),
    ...(can.update ? ['PATCH'] : []),
    ...(can.delete ? ['DELETE'] : []),
  ].join(',')

/** The names of everything are for those who may see everything. */
function overview(catalog: Catalog, schema: string, { role }: Asker, isHead: boolean): Response {
  if (role !== 'service_role') refuse(403, '42501', 'You cannot consume this service')
  const tables = catalog.tables(schema)
  const routines = catalog.routineNames(schema).flatMap((name) => catalog.routines(schema, name))
  const document = {
    swagger: '2.0',
    info: { title: 'PostgREST API', description: '', version: '13' },
    basePath: '/rest/v1',
    consumes: ['application/json'],
    produces: ['application/json', 'application/vnd.pgrst.object+json', 'text/csv'],
    definitions: Object.fromEntries(tables.map((table) => [table.name, definitionOf(table)])),
    paths: Object.fromEntries([
      ...tables.map((table) => [`/${table.name}`, pathOf(table)]),
      ...routines.map((routine) => [`/rpc/${routine.name}`, callOf(routine)]),
    ]),
  }
  return new Response(isHead ? null : JSON.stringify(document), {
    headers: { 'Content-Type': 'application/openapi+json; charset=utf-8' },
  })
}

const KINDS: Record<string, string> = {
  int2: 'integer',
  int4: 'integer',
  int8: 'integer',
  float4: 'number',
  float8: 'number',
  numeric: 'number',
  bool: 'boolean',
}

function schemaOf({ name }: Type) {
  if (name === 'json' || name === 'jsonb') return { format: name }
  if (name.startsWith('_'))
    return { type: 'array', items: { type: KINDS[name.slice(1)] ?? 'string' }, format: name.slice(1) }
  return { type: KINDS[name] ?? 'string', format: name }
}

function definitionOf({ columns, primaryKey, comment }: Relation) {
  const required = [...columns.values()].filter((column) => !column.isNullable && column.default === null)
  return {
    ...(comment && { description: comment }),
    type: 'object',
    ...(required.length > 0 && { required: required.map(({ name }) => name) }),
    properties: Object.fromEntries(
      [...columns.values()].map((column) => {
        const notes = [column.comment, primaryKey.includes(column.name) ? 'Note:\nThis is a Primary Key.<pk/>' : null]
        const description = notes.filter((note) => note !== null).join('\n\n')
        return [
          column.name,
          {
            ...schemaOf(column.type),
            ...(column.default !== null && { default: column.default }),
            ...(description && { description }),
          },
        ]
      }),
    ),
  }
}

function pathOf(table: Relation) {
  const reference = { $ref: `#/definitions/${table.name}` }
  const tags = [table.name]
  const filters = [...table.columns.keys()].map((name) => ({ name, in: 'query', type: 'string', required: false }))
  const body = { name: table.name, in: 'body', required: false, schema: reference }
  const ok = { 200: { description: 'OK', schema: { type: 'array', items: reference } } }
  return {
    get: { tags, parameters: filters, responses: ok },
    ...(table.can.insert && { post: { tags, parameters: [body], responses: { 201: { description: 'Created' } } } }),
    ...(table.can.update && {
      patch: { tags, parameters: [...filters, body], responses: { 204: { description: 'No Content' } } },
    }),
    ...(table.can.delete && {
      delete: { tags, parameters: filters, responses: { 204: { description: 'No Content' } } },
    }),
  }
}

function callOf({ name, arguments: own, comment }: Routine) {
  const required = own.filter(({ isRequired }) => isRequired).map((argument) => argument.name)
  const schema = {
    type: 'object',
    ...(required.length > 0 && { required }),
    properties: Object.fromEntries(own.map((argument) => [argument.name, schemaOf(argument.type)])),
  }
  return {
    post: {
      tags: [`(rpc) ${name}`],
      ...(comment && { summary: comment }),
      parameters: [{ name: 'args', in: 'body', required: true, schema }],
      responses: { 200: { description: 'OK' } },
    },
  }
}
