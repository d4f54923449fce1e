// One statement for one request. Every value is bound as text and cast where it is used, so that nothing a visitor sends
// can be anything else on its way; every name comes quoted from the catalog or is quoted here.
import { arrayLiteral, type Column, quote, type Type } from './catalog.ts'
import type { Media } from './media-types.ts'
import { CALL, type CallPlan, type Plan, SOURCE, VALUE, type WritePlan } from './plan.ts'
import type { Embed, PlannedColumn, PlannedField, PlannedOrder, ReadPlan, SpreadColumn, Where } from './plan-read.ts'
import type { JsonBody } from './read-body.ts'

export type Statement = { text: string; values: string[] }

type Bind = (value: string) => string

function binder(): { values: string[]; bind: Bind } {
  const values: string[] = []
  return {
    values,
    bind: (value) => {
      values.push(value)
      return `$${values.length}::text`
    },
  }
}

const ROW = quote('rest_row')
const BODY = quote('rest_body')
const INSERTED = `nullif(current_setting('rest.inserted', true), '')::int`

/** The statement of a request, and the one that asks the planner how many rows it expects. */
export function writeSql(plan: Plan, bytes: number): { main: Statement; count: Statement | null } {
  const { values, bind } = binder()
  const { count } = plan.request.preferences
  const explains = plan.kind === 'read' && (count === 'planned' || count === 'estimated')
  const text = mainSql(plan, bytes, bind)
  const main = plan.media.kind === 'plan' ? explained(text, plan.media) : text
  return { main: { text: main, values }, count: explains ? explainCount(plan.read) : null }
}

/** A body past what an answer may hold stays where it is. */
const bounded = (sources: string, answer: string, bytes: number) =>
  `WITH ${sources}, rest_answer AS (${answer}) SELECT current_user AS asker, total, page, location, status, headers, inserted, size, ` +
  `CASE WHEN size <= ${bytes} THEN body END AS body FROM (SELECT *, octet_length(body) AS size FROM rest_answer) AS measured`

const explained = (sql: string, { format, options }: Extract<Media, { kind: 'plan' }>) =>
  `EXPLAIN (${[`FORMAT ${format.toUpperCase()}`, ...options.map((option) => option.toUpperCase())].join(', ')}) ${sql}`

function explainCount(read: ReadPlan): Statement {
  const { values, bind } = binder()
  return { text: `EXPLAIN (FORMAT JSON) ${countSql(read, bind)}`, values }
}

function mainSql(plan: Plan, bytes: number, bind: Bind): string {
  const { request, read } = plan
  const isCounted = request.preferences.count === 'exact' || request.preferences.count === 'estimated'
  if (plan.kind === 'write') return writeWrite(plan, plan.write, bytes, bind)
  const isSource = plan.kind === 'call'
  const source = isSource ? callSql(plan.call, bind) : readSql(read, bind)
  const rows = isSource ? readSql(read, bind) : `SELECT * FROM ${SOURCE}`
  const counted = isCounted ? `, rest_counted AS (${countSql(read, bind)})` : ''
  const total = isCounted ? '(SELECT count(*) FROM rest_counted)::text' : 'null::text'
  const isOne = plan.kind === 'call' && !plan.call.routine.isSet
  return bounded(
    `${SOURCE} AS (${source})${counted}`,
    `SELECT ${total} AS total, ${isOne ? `'1'` : `count(${ROW})::text`} AS page, ` +
      `null::text AS location, ${bodySql(plan)} AS body, ${guc('response.status')} AS status, ` +
      `${guc('response.headers')} AS headers, null::int AS inserted FROM (${rows}) AS ${ROW}`,
    bytes,
  )
}

const guc = (name: string) => `nullif(current_setting('${name}', true), '')`

const stripped = (sql: string, isStripped: boolean) => (isStripped ? `json_strip_nulls(${sql})` : sql)

function bodySql(plan: Plan): string {
  if (plan.request.isHead || (plan.kind === 'call' && plan.call.routine.returns.kind === 'void')) return `''`
  const media = plan.media.kind === 'plan' ? plan.media.of : plan.media
  const routine = plan.kind === 'call' ? plan.call.routine : null
  const isValue = routine?.returns.kind === 'scalar'
  const what = isValue ? `${ROW}.${VALUE}` : ROW
  const one = (isStripped: boolean) => `coalesce((${stripped(`json_agg(${what})->0`, isStripped)})::text, 'null')`
  const many = (isStripped: boolean) => `coalesce((${stripped(`json_agg(${what})`, isStripped)})::text, '[]')`
  switch (media.kind) {
    case 'object':
      return one(media.isStripped)
    case 'csv':
      return csvSql()
    case 'geojson':
      return `json_build_object('type', 'FeatureCollection', 'features', coalesce(json_agg(ST_AsGeoJSON(${ROW})::json), '[]'))::text`
    case 'raw':
      return `string_agg(${media.type === 'application/octet-stream' ? `encode(${what}::bytea, 'base64')` : `${what}::text`}, '')`
    default: {
      const isStripped = media.kind === 'json-stripped'
      return routine && !routine.isSet ? one(isStripped) : many(isStripped)
    }
  }
}

/** As the database writes a row as text, without its brackets. */
const csvSql = () =>
  `(SELECT coalesce(string_agg(key, ','), '') FROM (SELECT json_object_keys(row) AS key FROM ` +
  `(SELECT row_to_json(head) AS row FROM ${SOURCE} AS head LIMIT 1) AS first) AS keys) || E'\\n' || ` +
  `coalesce(string_agg(substring(${ROW}::text, 2, length(${ROW}::text) - 2), E'\\n'), '')`

// Reading

function readSql(plan: ReadPlan, bind: Bind): string {
  const selected = [
    ...plan.fields.map((field) => fieldSql(field, plan, bind)),
    ...plan.embeds.flatMap((embed) => embedSelect(embed, plan)),
  ]
  const joins = plan.embeds.map((embed) => joinSql(embed, bind)).join('')
  const where = whereClause([...plan.joins, ...plan.where.map((one) => conditionSql(one, plan, bind))])
  const order = plan.order.length > 0 ? ` ORDER BY ${plan.order.map((term) => orderSql(term, bind)).join(', ')}` : ''
  return `SELECT ${selected.join(', ')} FROM ${plan.from}${joins}${where}${groupSql(plan, bind)}${order}${rangeSql(plan, bind)}`
}

const whereClause = (conditions: string[]) => (conditions.length > 0 ? ` WHERE ${conditions.join(' AND ')}` : '')

function rangeSql({ range: { limit, offset } }: ReadPlan, bind: Bind): string {
  const most = limit === null ? '' : ` LIMIT ${bind(limit)}::int8`
  return offset === null || offset === '0' ? most : `${most} OFFSET ${bind(offset)}::int8`
}

const isJson = (type: Type | null) => type?.name === 'json' || type?.name === 'jsonb'

function columnSql({ name, path, type }: PlannedColumn, reference: string, bind: Bind): string {
  const column = name === '*' ? `${reference}.*` : `${reference}.${quote(name)}`
  if (path.length === 0) return column
  const steps = path.map(({ key, isIndex, asText }) => `${asText ? '->>' : '->'}${bind(key)}${isIndex ? '::int' : ''}`)
  return `(${isJson(type) ? column : `to_jsonb(${column})`}${steps.join('')})`
}

const castSql = (sql: string, cast: string | null) => (cast ? `CAST(${sql} AS ${cast})` : sql)

/** Without a name: what groups are made of. */
function valueSql({ column, cast, isRow }: PlannedField, { reference }: ReadPlan, bind: Bind): string {
  return castSql(isRow ? reference : columnSql(column, reference, bind), cast)
}

function fieldSql(field: PlannedField, plan: ReadPlan, bind: Bind): string {
  const { column, aggregate, aggregateCast, alias, isRow } = field
  const named = (sql: string) => (alias === null ? sql : `${sql} AS ${quote(alias)}`)
  if (aggregate && !plan.isHoisted) {
    const what = column.name === '*' && !isRow ? '*' : valueSql(field, plan, bind)
    return named(castSql(`${aggregate}(${what})`, aggregateCast))
  }
  const sql = valueSql(field, plan, bind)
  // A cast keeps the name of its column.
  return alias === null && field.cast ? `${sql} AS ${quote(column.name)}` : named(sql)
}

function embedSelect({ alias, name, isToOne, isEmpty, spread }: Embed, plan: ReadPlan): string[] {
  const joined = quote(alias)
  if (spread) return spread.map((column) => spreadSql(column, joined, plan))
  if (isEmpty) return []
  // Only this kind of JSON can be compared, which grouping takes.
  const type = isGrouped(plan) ? 'jsonb' : 'json'
  return isToOne
    ? [`row_to_json(${joined}.*)::${type} AS ${quote(name)}`]
    : [`coalesce(${joined}.rest_rows, '[]')::${type} AS ${quote(name)}`]
}

function spreadSql({ name, aggregate, aggregateCast }: SpreadColumn, joined: string, plan: ReadPlan): string {
  const column = name === '*' ? `${joined}.*` : `${joined}.${quote(name)}`
  if (!aggregate || plan.isHoisted) return column
  return `${castSql(`${aggregate}(${column})`, aggregateCast)} AS ${quote(name)}`
}

function joinSql(embed: Embed, bind: Bind): string {
  const { alias, isToOne, join, spread, plan } = embed
  const joined = quote(alias)
  const kind = join === 'inner' ? 'INNER' : 'LEFT'
  if (isToOne) return ` ${kind} JOIN LATERAL (${readSql(plan, bind)}) AS ${joined} ON TRUE`
  const on = join === 'inner' ? `${joined}.rest_rows IS NOT NULL` : 'TRUE'
  if (!spread) {
    const rows = `SELECT json_agg(${joined}) AS rest_rows FROM (${readSql(plan, bind)}) AS ${joined}`
    return ` ${kind} JOIN LATERAL (${rows}) AS ${joined} ON ${on}`
  }
  // Each column becomes a list, in the order of the rows.
  const numbered = `SELECT rest_one.*, row_number() OVER () AS rest_number FROM (${readSql(plan, bind)}) AS rest_one`
  const lists = spread.map(
    ({ name }) => `coalesce(json_agg(${joined}.${quote(name)} ORDER BY ${joined}.rest_number), '[]') AS ${quote(name)}`,
  )
  const rows = `SELECT ${['json_agg(1) AS rest_rows', ...lists].join(', ')} FROM (${numbered}) AS ${joined}`
  return ` ${kind} JOIN LATERAL (${rows}) AS ${joined} ON ${on}`
}

const isGrouped = ({ fields, embeds, isHoisted }: ReadPlan) =>
  !isHoisted &&
  (fields.some(({ aggregate }) => aggregate !== null) ||
    embeds.some(({ spread }) => spread?.some(({ aggregate }) => aggregate !== null)))

function groupSql(plan: ReadPlan, bind: Bind): string {
  if (!isGrouped(plan)) return ''
  const own = plan.fields
    .filter(({ aggregate }) => aggregate === null)
    .map((field) => (field.alias === null ? valueSql(field, plan, bind) : quote(field.alias)))
  const embedded = plan.embeds.flatMap(({ alias, name, isEmpty, spread }) => {
    if (!spread) return isEmpty ? [] : [quote(name)]
    return spread
      .filter(({ aggregate }) => aggregate === null)
      .map((column) => (column.name === '*' ? `${quote(alias)}.*` : `${quote(alias)}.${quote(column.name)}`))
  })
  const terms = [...own, ...embedded]
  return terms.length > 0 ? ` GROUP BY ${terms.join(', ')}` : ''
}

function orderSql({ reference, column, direction, nulls }: PlannedOrder, bind: Bind): string {
  const way = direction === null ? '' : ` ${direction.toUpperCase()}`
  return `${columnSql(column, reference, bind)}${way}${nulls === null ? '' : ` NULLS ${nulls.toUpperCase()}`}`
}

// Conditions

type Around = Pick<ReadPlan, 'reference'>

/** `isCount`: embeds are not joined then, but asked whether they have rows. */
function conditionSql(condition: Where, around: Around, bind: Bind, isCount = false): string {
  if (condition.kind === 'logic') {
    const all = condition.conditions.map((one) => conditionSql(one, around, bind, isCount))
    return `${condition.isNot ? 'NOT ' : ''}(${all.join(` ${condition.operator} `)})`
  }
  if (condition.kind === 'embed') {
    const { embed, isNull } = condition
    if (isCount) return `${isNull ? 'NOT ' : ''}EXISTS (${countSql(embed.plan, bind)})`
    if (!embed.isToOne) return `${quote(embed.alias)}.rest_rows IS ${isNull ? '' : 'NOT '}NULL`
    return `${quote(embed.alias)} IS ${isNull ? 'NOT ' : ''}DISTINCT FROM NULL`
  }
  return `${condition.isNot ? 'NOT ' : ''}${filterSql(condition, around.reference, bind)}`
}

/** What a value compared with a field is cast to. */
function valueType({ path, type }: PlannedColumn): string {
  const last = path.at(-1)
  if (last) return last.asText ? 'pg_catalog.text' : 'pg_catalog.jsonb'
  return type?.base ?? 'pg_catalog.text'
}

function filterSql(
  { column, operation }: { column: PlannedColumn; operation: Extract<Where, { kind: 'filter' }>['operation'] },
  reference: string,
  bind: Bind,
): string {
  const field = columnSql(column, reference, bind)
  const type = valueType(column)
  switch (operation.kind) {
    case 'compare':
      return `${field} ${operation.operator} ${bind(operation.value)}::${type}`
    case 'compareEach':
      return `${field} ${operation.operator} ${operation.quantifier}(${bind(operation.value)}::${type}[])`
    case 'pattern':
      return operation.quantifier
        ? `${field} ${operation.operator} ${operation.quantifier}(${bind(operation.value)}::text[])`
        : `${field} ${operation.operator} ${bind(operation.value)}`
    case 'is':
      return `${field} IS ${operation.value}`
    case 'distinct':
      return `${field} IS DISTINCT FROM ${bind(operation.value)}::${type}`
    case 'in':
      return `${field} = ANY(${bind(arrayLiteral(operation.values))}::${type}[])`
    case 'search': {
      const config = operation.config === null ? '' : `${bind(operation.config)}::regconfig, `
      const isVector = column.path.length === 0 && column.type?.name === 'tsvector'
      const vector = isVector ? field : `to_tsvector(${config}${field})`
      return `${vector} @@ ${operation.function}(${config}${bind(operation.value)})`
    }
  }
}

/** One row for each that fits, whatever is shown of it. */
function countSql(plan: ReadPlan, bind: Bind): string {
  const required = plan.embeds
    .filter(({ join }) => join === 'inner')
    .map((embed) => `EXISTS (${countSql(embed.plan, bind)})`)
  const where = plan.where.map((one) => conditionSql(one, plan, bind, true))
  return `SELECT 1 FROM ${plan.from}${whereClause([...plan.joins, ...where, ...required])}`
}

// Writing

const setInserted = (change: string) =>
  `set_config('rest.inserted', (coalesce(${INSERTED}, 0) ${change})::text, true) IS NOT NULL`

function writeWrite(plan: Extract<Plan, { kind: 'write' }>, write: WritePlan, bytes: number, bind: Bind): string {
  const shows = plan.request.preferences.return === 'representation'
  const source =
    write.kind === 'insert'
      ? insertSql(write, bind)
      : write.kind === 'update'
        ? updateSql(write, bind)
        : deleteSql(write, bind)
  const rows = shows ? readSql(plan.read, bind) : `SELECT * FROM ${SOURCE}`
  const isMerge = write.kind === 'insert' && write.conflict?.how === 'merge'
  const wantsAddress = write.kind === 'insert' && plan.request.preferences.return === 'headers-only'
  const location = wantsAddress && write.returning ? locationSql(write.returning) : 'null::text'
  return bounded(
    `${SOURCE} AS (${source})`,
    `SELECT null::text AS total, count(${ROW})::text AS page, ${location} AS location, ` +
      `${shows ? bodySql(plan) : `''`} AS body, ${guc('response.status')} AS status, ${guc('response.headers')} AS headers, ` +
      `${isMerge ? INSERTED : 'null::int'} AS inserted FROM (${rows}) AS ${ROW}`,
    bytes,
  )
}

/** The key of the one row, as pairs. */
const locationSql = (key: string[]) =>
  `CASE WHEN count(${ROW}) = 1 THEN (SELECT json_build_array(${key
    .map((name) => `json_build_array(${literal(name)}, ${quote(name)}::text)`)
    .join(', ')})::text FROM ${SOURCE}) END`

/** For names out of the catalog. */
const literal = (text: string) =>
  `${text.includes('\\') ? 'E' : ''}'${text.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`

/** The body as rows with typed columns. */
function bodyRows(
  body: JsonBody,
  columns: { name: string; type: string; default?: string | null }[],
  defaults: boolean,
  bind: Bind,
) {
  if (columns.length === 0)
    return body.isObject ? `(SELECT 1) AS ${BODY}` : `json_array_elements(${bind(body.text)}::json) AS ${BODY}`
  const kind = defaults ? 'jsonb' : 'json'
  const given = `${bind(body.text)}::${kind}`
  const own = columns.flatMap(({ name, default: fallback }) => (fallback ? [`${literal(name)}, ${fallback}`] : []))
  const filled = own.length > 0 && defaults
  const data = !filled
    ? given
    : body.isObject
      ? `jsonb_build_object(${own.join(', ')}) || ${given}`
      : `(SELECT jsonb_agg(jsonb_build_object(${own.join(', ')}) || element) FROM jsonb_array_elements(${given}) AS element)`
  const typed = columns.map(({ name, type }) => `${quote(name)} ${type}`).join(', ')
  return `${kind}_to_record${body.isObject ? '' : 'set'}(${data}) AS ${BODY}(${typed})`
}

const typed = (columns: Column[]) =>
  columns.map(({ name, type, default: fallback }) => ({ name, type: type.sql, default: fallback }))

function returningSql(returning: string[] | null, reference: string): string {
  if (returning === null) return ' RETURNING 1'
  return ` RETURNING ${returning.map((name) => (name === '*' ? `${reference}.*` : `${reference}.${quote(name)}`)).join(', ')}`
}

const nameOf = ({ schema, name }: { schema: string; name: string }) => `${quote(schema)}.${quote(name)}`

function insertSql(write: Extract<WritePlan, { kind: 'insert' }>, bind: Bind): string {
  const { relation, columns, body, conflict, only } = write
  const table = nameOf(relation)
  const names = columns.map(({ name }) => quote(name))
  const isMerge = conflict?.how === 'merge'
  const where = [
    ...only.map((one) => conditionSql(one, { reference: BODY }, bind)),
    ...(isMerge ? [setInserted('+ 1')] : []),
  ]
  const into = names.length > 0 ? `(${names.join(', ')})` : ''
  const selected = names.map((name) => `${BODY}.${name}`).join(', ')
  const rows = bodyRows(body, typed(columns), write.appliesDefaults, bind)
  // A row of defaults alone cannot be selected.
  if (names.length === 0 && body.isObject && !conflict)
    return `INSERT INTO ${table} DEFAULT VALUES${returningSql(write.returning, table)}`
  return (
    `INSERT INTO ${table}${into} SELECT ${selected} FROM ${rows}${whereClause(where)}` +
    `${conflictSql(conflict, names)}${returningSql(write.returning, table)}`
  )
}

function conflictSql(conflict: Extract<WritePlan, { kind: 'insert' }>['conflict'], names: string[]): string {
  if (!conflict) return ''
  const by = ` ON CONFLICT (${conflict.columns.map(quote).join(', ')})`
  if (conflict.how === 'ignore' || names.length === 0) return `${by} DO NOTHING`
  const changes = names.map((name) => `${name} = EXCLUDED.${name}`).join(', ')
  return `${by} DO UPDATE SET ${changes} WHERE ${setInserted('- 1')}`
}

function updateSql(write: Extract<WritePlan, { kind: 'update' }>, bind: Bind): string {
  const { relation, columns, body, where } = write
  const table = nameOf(relation)
  // Nothing to change: no row is touched, and none is told.
  if (columns.length === 0 || body.rows === 0) {
    const shown = (write.returning ?? []).map((name) => (name === '*' ? `${table}.*` : `${table}.${quote(name)}`))
    return `SELECT ${shown.length > 0 ? shown.join(', ') : '1'} FROM ${table} WHERE false`
  }
  const changes = columns.map(({ name }) => `${quote(name)} = ${BODY}.${quote(name)}`).join(', ')
  const rows = bodyRows(body, typed(columns), write.appliesDefaults, bind)
  const conditions = where.map((one) => conditionSql(one, { reference: table }, bind))
  return `UPDATE ${table} SET ${changes} FROM ${rows}${whereClause(conditions)}${returningSql(write.returning, table)}`
}

function deleteSql({ relation, where, returning }: Extract<WritePlan, { kind: 'delete' }>, bind: Bind): string {
  const table = nameOf(relation)
  const conditions = where.map((one) => conditionSql(one, { reference: table }, bind))
  return `DELETE FROM ${table}${whereClause(conditions)}${returningSql(returning, table)}`
}

// Calling

function callSql({ routine, given, computed }: CallPlan, bind: Bind): string {
  const name = nameOf(routine)
  const isValue = routine.returns.kind !== 'composite'
  const call = (inside: string) =>
    isValue ? `(SELECT ${name}(${inside}) AS ${VALUE}) AS ${CALL}` : `${name}(${inside}) AS ${CALL}`
  const selected = isValue
    ? `${CALL}.${VALUE}`
    : [`${CALL}.*`, ...computed.map((column) => `${CALL}.${quote(column)}`)].join(', ')
  const variadic = (isVariadic: boolean) => (isVariadic ? 'VARIADIC ' : '')
  switch (given.kind) {
    case 'none':
      return `SELECT ${selected} FROM ${call('')}`
    case 'whole':
      return `SELECT ${selected} FROM ${call(`${bind(given.text)}::${given.type.sql}`)}`
    case 'direct': {
      const inside = given.arguments.map(
        ({ argument, value }) =>
          `${variadic(argument.isVariadic)}${quote(argument.name)} => ${bind(value)}::${argument.type.sql}`,
      )
      return `SELECT ${selected} FROM ${call(inside.join(', '))}`
    }
    case 'json': {
      const columns = given.arguments.map(({ name: argument, type }) => ({ name: argument, type: type.sql }))
      const rows = bodyRows(given.body, columns, false, bind)
      const inside = given.arguments.map(
        ({ name: argument, isVariadic }) => `${variadic(isVariadic)}${quote(argument)} => ${BODY}.${quote(argument)}`,
      )
      const one = given.body.isObject ? rows : `(SELECT * FROM ${rows} LIMIT 1) AS ${BODY}`
      return `SELECT ${selected} FROM ${one}, LATERAL ${call(inside.join(', '))}`
    }
  }
}
