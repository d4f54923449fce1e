// Plans a read: resolves every name of the request against the catalog, joins every embed, and refuses what is too expensive.
import { type Catalog, quote, type Relation, type Type } from './catalog.ts'
import { refuse } from './errors.ts'
import { type Limits, refuseSize } from './limits.ts'
import type { FieldPath, JsonStep } from './parse-field.ts'
import type { Condition, Operation } from './parse-filters.ts'
import type { OrderTerm } from './parse-order.ts'
import type { Aggregate, SelectedEmbed, SelectedField, SelectItem } from './parse-select.ts'
import type { At, Range } from './read-request.ts'
import { findRelationship, type Relationship } from './relationships.ts'

export type PlannedColumn = { name: string; path: JsonStep[]; type: Type | null }

export type PlannedField = {
  column: PlannedColumn
  /** Types by their quoted names. */
  cast: string | null
  aggregate: Aggregate | null
  aggregateCast: string | null
  alias: string | null
  /** Counted where it is spread: the row itself stands for it. */
  isRow: boolean
}

export type Where =
  | { kind: 'filter'; column: PlannedColumn; isNot: boolean; operation: Operation }
  | { kind: 'embed'; embed: Embed; isNull: boolean }
  | { kind: 'logic'; isNot: boolean; operator: 'AND' | 'OR'; conditions: Where[] }

export type PlannedOrder = {
  reference: string
  column: PlannedColumn
  direction: OrderTerm['direction']
  nulls: OrderTerm['nulls']
}

/** A column that an embed puts among those of the row around it. */
export type SpreadColumn = {
  name: string
  aggregate: Aggregate | null
  aggregateCast: string | null
}

export type Embed = {
  /** Of the joined rows. */
  alias: string
  name: string
  isToOne: boolean
  join: 'inner' | 'left'
  /** Nothing of it is shown: it is there for a filter. */
  isEmpty: boolean
  spread: SpreadColumn[] | null
  relationship: Relationship
  plan: ReadPlan
}

export type ReadPlan = {
  /** Quoted SQL: where rows come from, and how their columns are written. */
  from: string
  reference: string
  fields: PlannedField[]
  where: Where[]
  /** Quoted SQL: how rows belong to those around them. */
  joins: string[]
  order: PlannedOrder[]
  range: Range
  embeds: Embed[]
  /** Aggregates of a row that is spread are made by the row around it. */
  isHoisted: boolean
}

/** Where the rows at the top come from. */
export type Root = {
  from: string
  reference: string
  /** The row as a value. */
  row: string
  name: string
  schema: string
  relation: Relation | null
  typeOf: (name: string) => Type | null
  columns: string[]
}

export type ReadQuestion = {
  select: SelectItem[]
  conditions: At<Condition>[]
  orders: At<OrderTerm[]>[]
  ranges: At<Range>[]
}

type Rules = { catalog: Catalog; limits: Limits; maxRows: number | null; hasAggregates: boolean; keepsRanges: boolean }

type Above = {
  scope: Root
  depth: number
  /** From the top down to here. */
  path: Relationship[]
  isAggregated: boolean
  /** Rows at most, whatever is asked. */
  mostRows: number | null
}

const UNBOUNDED: Range = { limit: null, offset: null }

export function tableRoot(relation: Relation, as?: { from: string }): Root {
  const { schema, name } = relation
  const qualified = `${quote(schema)}.${quote(name)}`
  return {
    from: as ? `${as.from} AS ${quote(name)}` : qualified,
    reference: as ? quote(name) : qualified,
    row: quote(name),
    name,
    schema,
    relation,
    typeOf: typeIn(relation),
    columns: [...relation.columns.keys()],
  }
}

const typeIn = (relation: Relation) => (name: string) =>
  relation.columns.get(name)?.type ?? relation.computed.get(name) ?? null

export function planRead(question: ReadQuestion, root: Root, rules: Rules): ReadPlan {
  const planner = new Planner(rules)
  return planner.plan(
    question,
    { scope: root, depth: 0, path: [], isAggregated: false, mostRows: rules.maxRows },
    [],
    null,
  )
}

class Planner {
  readonly #rules: Rules
  #embeds = 0

  constructor(rules: Rules) {
    this.#rules = rules
  }

  plan(question: ReadQuestion, above: Above, joins: string[], spread: 'one' | 'many' | null): ReadPlan {
    const { scope } = above
    const selected = question.select.filter((item) => item.kind === 'field')
    const embedded = question.select.filter((item) => item.kind === 'embed')
    const isAggregated = above.isAggregated || spread === 'many' || selected.some(({ aggregate }) => aggregate !== null)
    if (!this.#rules.hasAggregates && selected.some(({ aggregate }) => aggregate !== null))
      refuse(400, 'PGRST123', 'Use of aggregate functions is not allowed')
    const fields = selected.flatMap((item) => this.#fields(item, scope, isAggregated, spread))
    if (spread === 'many' && fields.some(({ aggregate }) => aggregate !== null)) refuseSpreadAggregates()
    const parts = distribute(question, embedded)
    const twice = embedded.find(
      (item, n) => !item.isSpread && embedded.findIndex((other) => nameOf(other) === nameOf(item)) < n,
    )
    if (twice) {
      const joined = `${scope.name}_${nameOf(twice)}_${above.depth + 1}`
      refuse(400, '42712', `table name "${joined}" specified more than once`)
    }
    const embeds = embedded.map((item, n) => this.#embed(item, parts.below[n] ?? NOTHING, { ...above, isAggregated }))
    if (spread === 'many' && embeds.some((embed) => embed.spread?.some(({ aggregate }) => aggregate !== null)))
      refuseSpreadAggregates()
    return {
      from: scope.from,
      reference: scope.reference,
      fields: fields.length === 0 && embeds.length === 0 ? [star()] : fields,
      where: parts.own.conditions.map(({ value }) => this.#where(value, scope, embeds)),
      joins,
      order: parts.own.orders.flatMap(({ value }) => value.map((term) => this.#order(term, scope, embeds))),
      range: this.#range(parts.own.ranges[0]?.value ?? UNBOUNDED, above),
      embeds,
      isHoisted: spread === 'one',
    }
  }

  #fields(item: SelectedField, scope: Root, isAggregated: boolean, spread: 'one' | 'many' | null): PlannedField[] {
    const { name } = item.field
    if (name === '*' && item.field.path.length === 0) {
      if (item.aggregate) {
        const isRow = spread === 'one'
        return [{ ...this.#field(item, scope, spread), isRow }]
      }
      if (isAggregated && scope.columns.length > 0)
        return scope.columns.map((column) => this.#field({ ...item, field: { name: column, path: [] } }, scope, spread))
    }
    return [this.#field(item, scope, spread)]
  }

  #field(item: SelectedField, scope: Root, spread: 'one' | 'many' | null): PlannedField {
    const column = columnOf(item.field, scope)
    return {
      column,
      cast: this.#cast(item.cast),
      aggregate: item.aggregate,
      aggregateCast: this.#cast(item.aggregateCast),
      alias: item.alias ?? (item.aggregate ? (spread === 'one' ? item.aggregate : null) : nameOfPath(item.field)),
      isRow: false,
    }
  }

  #cast(name: string | null): string | null {
    if (name === null) return null
    return this.#rules.catalog.castType(name) ?? refuse(400, '42704', `type "${name}" does not exist`)
  }

  #embed(item: SelectedEmbed, question: ReadQuestion, above: Above): Embed {
    const { catalog, limits } = this.#rules
    const { scope, path } = above
    const depth = above.depth + 1
    this.#embeds++
    if (depth > limits.embedDepth)
      refuseSize(`Too many resources embedded within each other: at most ${limits.embedDepth}`)
    if (this.#embeds > limits.embeds) refuseSize(`Too many embedded resources in one request: at most ${limits.embeds}`)
    const relationships = scope.relation ? catalog.relationships(scope.relation) : []
    const relationship = findRelationship(relationships, scope, item)
    if (!limits.circles && path.some((earlier) => isCircle(earlier, relationship)))
      refuseSize(`Embedding '${item.name}' goes back to where it came from, to many rows each time`)
    const alias = `rest_${this.#embeds}`
    const { root, joins } = joinTo(relationship, scope, depth)
    const spread = item.isSpread ? (relationship.isToOne ? 'one' : 'many') : null
    const plan = this.plan(
      question,
      {
        scope: root,
        depth,
        path: [...path, relationship],
        isAggregated: above.isAggregated,
        mostRows: relationship.isToOne ? null : this.#mostEmbedded(depth),
      },
      joins,
      spread,
    )
    return {
      alias,
      name: nameOf(item),
      isToOne: relationship.isToOne,
      join: item.join,
      isEmpty: !item.isSpread && showsNothing(item),
      spread: item.isSpread ? spreadColumns(plan) : null,
      relationship,
      plan,
    }
  }

  #where(condition: Condition, scope: Root, embeds: Embed[]): Where {
    if (condition.kind === 'logic') {
      const conditions = condition.conditions.map((one) => this.#where(one, scope, embeds))
      return { kind: 'logic', isNot: condition.isNot, operator: condition.operator, conditions }
    }
    const { field, isNot, operation } = condition
    const embed = field.path.length === 0 ? embeds.find(({ name }) => name === field.name) : undefined
    if (embed && operation.kind === 'is' && (operation.value === 'NULL' || operation.value === 'NOT NULL'))
      return { kind: 'embed', embed, isNull: (operation.value === 'NULL') !== isNot }
    return { kind: 'filter', column: columnOf(field, scope), isNot, operation }
  }

  #order({ embed: name, field, direction, nulls }: OrderTerm, scope: Root, embeds: Embed[]): PlannedOrder {
    if (name === null) return { reference: scope.reference, column: columnOf(field, scope), direction, nulls }
    const embed = embeds.find((one) => one.name === name) ?? refuseNotEmbedded(name)
    if (!embed.isToOne)
      refuse(
        400,
        'PGRST118',
        `A related order on '${name}' is not possible`,
        `'${scope.name}' and '${name}' do not form a many-to-one or one-to-one relationship`,
      )
    return { reference: quote(embed.alias), column: { ...field, type: null }, direction, nulls }
  }

  #mostEmbedded(depth: number): number {
    const { limits, maxRows } = this.#rules
    const most = limits.embedRows[Math.min(depth, limits.embedRows.length) - 1] ?? 0
    return maxRows === null ? most : Math.min(most, maxRows)
  }

  /** What was written is shown whole: a bound would only hide that it was. */
  #range({ limit, offset }: Range, { depth, mostRows: most }: Above): Range {
    if (depth === 0 && !this.#rules.keepsRanges) return UNBOUNDED
    if (most === null) return { limit, offset }
    const isMore = limit === null || limit.length > MOST_DIGITS || Number(limit) > most
    return { limit: isMore ? String(most) : limit, offset }
  }
}

/** A longer number is more than any bound. */
const MOST_DIGITS = 15

const NOTHING: ReadQuestion = { select: [], conditions: [], orders: [], ranges: [] }

const star = (): PlannedField => ({
  column: { name: '*', path: [], type: null },
  cast: null,
  aggregate: null,
  aggregateCast: null,
  alias: null,
  isRow: false,
})

const columnOf = ({ name, path }: FieldPath, scope: Root): PlannedColumn => ({ name, path, type: scope.typeOf(name) })

/** A path into JSON is called by its last name. */
function nameOfPath({ name, path }: FieldPath): string | null {
  if (path.length === 0) return null
  return path.findLast(({ isIndex }) => !isIndex)?.key ?? name
}

const refuseSpreadAggregates = () =>
  refuse(
    400,
    'PGRST127',
    'Feature not implemented',
    'Aggregates are not implemented for one-to-many or many-to-many spreads.',
  )

const refuseNotEmbedded = (name: string): never =>
  refuse(
    400,
    'PGRST108',
    `'${name}' is not an embedded resource in this request`,
    null,
    `Verify that '${name}' is included in the 'select' query parameter.`,
  )

/** What is said of the rows themselves, and what of each embed. */
function distribute(question: ReadQuestion, embedded: SelectedEmbed[]): { own: ReadQuestion; below: ReadQuestion[] } {
  const below = embedded.map(({ items }): ReadQuestion => ({ select: items, conditions: [], orders: [], ranges: [] }))
  const own: ReadQuestion = { select: [], conditions: [], orders: [], ranges: [] }
  const give = <Part extends 'conditions' | 'orders' | 'ranges'>(part: Part) => {
    for (const { embeds, value } of question[part] as At<never>[]) {
      const [name, ...rest] = embeds
      if (name === undefined) (own[part] as At<never>[]).push({ embeds: [], value })
      else {
        let n = embedded.findIndex((item) => nameOf(item) === name)
        if (n < 0) n = embedded.findIndex((item) => item.name === name)
        const target = below[n] ?? refuseNotEmbedded(name)
        ;(target[part] as At<never>[]).push({ embeds: rest, value })
      }
    }
  }
  give('conditions')
  give('orders')
  give('ranges')
  return { own, below }
}

/** How the answer calls it. */
const nameOf = ({ alias, name }: SelectedEmbed) => alias ?? name

const showsNothing = ({ items }: SelectedEmbed): boolean =>
  items.every((item) => item.kind === 'embed' && showsNothing(item))

function spreadColumns(plan: ReadPlan): SpreadColumn[] {
  const own = plan.fields.map(({ column, alias, aggregate, aggregateCast }) => ({
    name: alias ?? column.name,
    aggregate,
    aggregateCast,
  }))
  const below = plan.embeds.flatMap((embed): SpreadColumn[] => {
    if (embed.spread) return embed.spread
    return embed.isEmpty ? [] : [{ name: embed.name, aggregate: null, aggregateCast: null }]
  })
  return [...own, ...below]
}

const constraintsOf = (relationship: Relationship): string[] =>
  relationship.kind === 'many-to-many'
    ? relationship.constraints
    : relationship.kind === 'computed'
      ? [`${relationship.schema}.${relationship.name}`]
      : [relationship.constraint]

/** To many over a key that was walked the other way before: everything beneath comes again, for each row once more. */
function isCircle(earlier: Relationship, later: Relationship): boolean {
  if (later.isToOne || !constraintsOf(earlier).some((name) => constraintsOf(later).includes(name))) return false
  const isOneWay = earlier.kind === 'one-to-many' && later.kind === 'one-to-many' && earlier.isSelf
  return !isOneWay
}

function joinTo(relationship: Relationship, scope: Root, depth: number): { root: Root; joins: string[] } {
  const { foreign } = relationship
  const alias = quote(`${foreign.name}_${depth}`)
  const qualified = `${quote(foreign.schema)}.${quote(foreign.name)}`
  const root: Root = {
    ...tableRoot(foreign),
    from: `${qualified} AS ${alias}`,
    reference: alias,
    row: alias,
  }
  if (relationship.kind === 'computed') {
    const { table, schema, name } = relationship
    const row = `${scope.row}::${quote(table.schema)}.${quote(table.name)}`
    return { root: { ...root, from: `${quote(schema)}.${quote(name)}(${row}) AS ${alias}` }, joins: [] }
  }
  const same = (left: string, a: string, right: string, b: string) => `${left}.${quote(a)} = ${right}.${quote(b)}`
  if (relationship.kind !== 'many-to-many')
    return {
      root,
      joins: relationship.columns.map(([own, other]) => same(alias, other, scope.reference, own)),
    }
  const { junction, source, target } = relationship
  const between = quote(`${junction.name}_${depth}_between`)
  return {
    root: { ...root, from: `${root.from}, ${quote(junction.schema)}.${quote(junction.name)} AS ${between}` },
    joins: [
      ...target.map(([own, middle]) => same(alias, own, between, middle)),
      ...source.map(([own, middle]) => same(scope.reference, own, between, middle)),
    ],
  }
}
