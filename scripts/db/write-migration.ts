// The migration from one schema to another. What is new is taken from the subjects, word for word; what belongs to tables
// that are there is taken from the catalogs. What the release before could not live with goes into a second file.
import { contractionsIn } from '#server/backend/database/two-phases.ts'
import type { Schema, SchemaObject } from './read-schema.ts'
import type { Statement } from './read-statements.ts'

/** What belongs together, and its place among the subjects' statements. */
type Step = { at: number; statements: string[]; isNew?: boolean }

export type Change = {
  /** What the release before can live with, in order. */
  adds: string[]
  takes: string[]
  /** What only the author can decide: what becomes of rows that are there. */
  byHand: string[]
}

type Both = { before: Schema; after: Schema; statements: Statement[] }

const LAST = Number.MAX_SAFE_INTEGER

export function writeMigration({ before, after, statements }: Both): Change {
  const fresh = [...after.objects].filter(([key]) => !before.objects.has(key)).map(([, object]) => object)
  const gone = [...before.objects].filter(([key]) => !after.objects.has(key)).map(([, object]) => object)
  const changed = [...after.objects].flatMap(([key, to]) => {
    const from = before.objects.get(key)
    return from && from.definition !== to.definition ? [{ from, to }] : []
  })
  const write = createWriter(statements, namesOf(fresh, 'column'))
  const isOf = (names: ReadonlySet<string>) => (object: SchemaObject) => names.has(object.of)
  const newTables = namesOf(fresh, 'table')
  const lostTables = namesOf(gone, 'table')
  const remade = [
    ...changed.filter(({ from, to }) => to.kind === 'function' && returnsOf(from) !== returnsOf(to)),
    ...withOtherArguments(gone, fresh),
  ]
  const isRemade = (object: SchemaObject) => remade.some(({ from, to }) => object === from || object === to)
  /** Their rights and comments come and go with them. */
  const whole = new Set([...namesOf(fresh, 'function'), ...remade.map(({ to }) => to.name)])
  const lost = new Set([...lostTables, ...namesOf(gone, 'function')])
  const isWhole = (object: SchemaObject) => object.kind !== 'function' && whole.has(object.of)

  const steps: Step[] = [
    ...write.tables(newTables),
    ...fresh.filter((object) => !isOf(newTables)(object) && !isWhole(object) && !isRemade(object)).flatMap(write.made),
    ...remade.map(({ from, to }) => write.madeAnew(from, to)),
    ...[...newTables, ...whole].map((name) => write.rights(name, after)),
    ...changed
      .filter(({ to }) => !newTables.has(to.of) && !whole.has(to.name))
      .flatMap(({ from, to }) => write.changed(from, to)),
    ...inOrderOfLeaving(gone)
      .filter(
        (object) =>
          object.name === object.of || !(isOf(lost)(object) || isWhole(object) || goesWithColumns(object, gone)),
      )
      .filter((object) => !isRemade(object))
      .map(write.unmade),
    ...rowSteps(before, after, newTables),
  ].toSorted((a, b) => a.at - b.at)
  const isAdding = ({ statements, isNew }: Step) => isNew || contractionsIn(`${statements.join(';\n')};`).length === 0
  const sqlOf = (some: Step[]) => [...new Set(some.flatMap((step) => step.statements))]
  return {
    adds: sqlOf(steps.filter(isAdding)),
    takes: sqlOf(steps.filter((step) => !isAdding(step))),
    byHand: [...write.byHand, ...rowsByHand(before, after)],
  }
}

/** Nothing goes before what leans on it. */
const LEAVING = [
  'policy',
  'trigger',
  'constraint',
  'index',
  'grant',
  'comment',
  'publication',
  'view',
  'column',
  'function',
]
const inOrderOfLeaving = (objects: SchemaObject[]) =>
  [...LEAVING, 'table', 'type'].flatMap((kind) => objects.filter((object) => object.kind === kind))

const namesOf = (objects: SchemaObject[], kind: SchemaObject['kind']) =>
  new Set(objects.filter((object) => object.kind === kind).map(({ name }) => name))

/** Beside each other a call could mean either. */
function withOtherArguments(gone: SchemaObject[], fresh: SchemaObject[]) {
  const named = (objects: SchemaObject[], name: string) =>
    objects.filter((object) => object.kind === 'function' && baseOf(object.name) === name)
  return fresh.flatMap((to) => {
    const [[from, ...others], made] = [named(gone, baseOf(to.name)), named(fresh, baseOf(to.name))]
    return to.kind === 'function' && from && others.length === 0 && made.length === 1 ? [{ from, to }] : []
  })
}

const wordFor = (object: SchemaObject | undefined) =>
  object?.definition.startsWith('CREATE OR REPLACE PROCEDURE') ? 'procedure' : 'function'

const baseOf = (name: string) => name.split('(')[0] ?? name

const returnsOf = ({ definition }: SchemaObject) => /\n RETURNS (.*)\n/.exec(definition)?.[1] ?? ''

const goesWithColumns = ({ kind, of, columns }: SchemaObject, gone: SchemaObject[]) =>
  kind === 'constraint' &&
  (columns ?? []).some((column) => gone.some((other) => other.kind === 'column' && other.name === `${of}.${column}`))

/** Where in the subjects each thing is made, and by which words. */
function placesAmong(statements: Statement[]) {
  const places = new Map<string, number[]>()
  for (const [at, { makes }] of statements.entries()) if (makes) places.set(makes, [...(places.get(makes) ?? []), at])

  const textAt = (at: number) => statements[at]?.text ?? ''
  const placeOf = (makes: string) => places.get(makes)?.[0] ?? LAST
  /** Of several functions of a name, the one with these arguments. */
  function placeOfFunction({ name }: SchemaObject): number {
    const [base = '', list = ''] = name.split(/\((.*)\)$/s)
    const candidates = places.get(`function ${base}`) ?? []
    const names = list
      .split(', ')
      .map((argument) => argument.replace(/^(?:VARIADIC|INOUT|OUT|IN) /, '').split(' ')[0] ?? '')
    const fits = (at: number) => {
      const header = textAt(at).slice(0, textAt(at).search(/\)\s+returns|\blanguage\b/))
      return names.every((one) => header.includes(one)) && (list === '' ? /\(\s*$/.test(header) : true)
    }
    return (candidates.length > 1 ? candidates.find(fits) : candidates[0]) ?? LAST
  }

  const placeFor = (object: SchemaObject) =>
    object.kind === 'function' ? placeOfFunction(object) : placeOf(`${object.kind} ${object.name}`)
  const textOf = (object: SchemaObject) => {
    const at = placeFor(object)
    return at === LAST ? object.definition : textAt(at)
  }
  return { placeOf, placeFor, textOf }
}

function inlineConstraint({ name, definition, columns }: SchemaObject): string {
  const own = definition.replace(`FOREIGN KEY (${columns?.[0]}) `, '').replace(/^(UNIQUE|PRIMARY KEY) \(\w+\)/, '$1')
  return `constraint ${name.split(' on ')[0]} ${own}`
}

const unmadeText = (object: SchemaObject) => {
  const { kind, name, of } = object
  switch (kind) {
    case 'function':
      return `drop ${wordFor(object)} ${name}`
    case 'column':
      return `alter table ${of} drop column ${name.slice(of.length + 1)}`
    case 'constraint':
      return `alter table ${of} drop constraint ${name.split(' on ')[0]}`
    case 'grant':
      return `revoke ${name.replace(/ to (\S+)$/, ' from $1')}`
    case 'comment':
      return `comment ${name} is null`
    case 'publication':
      return `alter publication ${name.replace(' add table ', ' drop table ')}`
    default:
      return `drop ${kind} ${name}`
  }
}

function columnChanges(from: SchemaObject, to: SchemaObject, byHand: string[]): string[] {
  const [was, is] = [partsOf(from.definition), partsOf(to.definition)]
  const head = `alter table ${to.of} alter column ${to.name.slice(to.of.length + 1)}`
  if (was.generated !== is.generated)
    byHand.push(`column ${to.name} was "${from.definition}" and is "${to.definition}"`)
  return [
    was.type !== is.type && `${head} type ${is.type}`,
    was.default !== is.default && (is.default ? `${head} set default ${is.default}` : `${head} drop default`),
    was.isRequired !== is.isRequired && `${head} ${is.isRequired ? 'set' : 'drop'} not null`,
  ].filter((text) => text !== false)
}

const stepsAbout = (statements: readonly Statement[], names: ReadonlySet<string>): Step[] =>
  statements.flatMap(({ text, about }, at) =>
    about.some((name) => names.has(name)) && !/^(?:grant|revoke)\b/.test(text)
      ? [{ at, statements: [text], isNew: true }]
      : [],
  )

function createWriter(statements: Statement[], newColumns: ReadonlySet<string>) {
  const byHand: string[] = []
  const { placeOf, placeFor, textOf } = placesAmong(statements)
  const isInline = ({ kind, of, columns }: SchemaObject) =>
    kind === 'constraint' && columns?.length === 1 && newColumns.has(`${of}.${columns[0]}`)
  const inlined = new Map<string, string[]>()

  function made(object: SchemaObject): Step[] {
    const { kind, name, of, definition } = object
    const step = (text: string, at = placeFor(object)): Step[] => [{ at, statements: [text] }]
    const table = placeOf(`table ${of}`)
    switch (kind) {
      case 'function':
        return step(textOf(object))
      case 'column': {
        const rest = inlined.get(name) ?? []
        return step(
          [`alter table ${of} add column ${name.slice(of.length + 1)} ${definition}`, ...rest].join(' '),
          table,
        )
      }
      case 'constraint':
        return step(`alter table ${of} add constraint ${name.split(' on ')[0]} ${definition}`, table)
      case 'grant':
        return step(`grant ${name}`)
      case 'comment':
        return step(`comment ${name} is ${definition}`)
      case 'publication':
        return step(`alter publication ${name}`)
      default:
        return step(textOf(object))
    }
  }

  function changed(from: SchemaObject, to: SchemaObject): Step[] {
    const at = placeFor(to)
    switch (to.kind) {
      case 'function':
      case 'view':
        return [{ at, statements: [textOf(to).replace(/^create (?:or replace )?/, 'create or replace ')] }]
      case 'column':
        return [{ at: placeOf(`table ${to.of}`), statements: columnChanges(from, to, byHand) }]
      case 'comment':
        return made(to)
      case 'table':
      case 'type':
        byHand.push(`${to.kind} ${to.name} was "${from.definition}" and is "${to.definition}"`)
        return []
      default:
        return [
          {
            at: Math.max(at, placeOf(`table ${to.of}`)),
            statements: [unmadeText(from), ...made(to).flatMap(({ statements }) => statements)],
          },
        ]
    }
  }

  return {
    byHand,
    /** All that the subjects say of these tables but who may do what: one statement often says it of several. */
    tables: (names: ReadonlySet<string>) => stepsAbout(statements, names),
    /** A new thing begins with the rights that everything is given. */
    rights: (name: string, { objects }: Schema): Step => {
      const own = [...objects.values()].filter(({ of }) => of === name)
      const [self] = own.filter((object) => object.name === name)
      const word = self?.kind === 'table' ? 'all on table' : `execute on ${wordFor(self)}`
      const rest = own.filter(({ kind }) => kind === 'grant' || (kind === 'comment' && self?.kind === 'function'))
      return {
        at: LAST,
        statements: [
          `revoke ${word} ${name} from public, anon, authenticated, service_role`,
          ...rest.flatMap((object) => made(object).flatMap(({ statements }) => statements)),
        ],
        isNew: true,
      }
    },
    made: (object: SchemaObject, _index: number, all: SchemaObject[]): Step[] => {
      if (object.kind === 'column')
        inlined.set(
          object.name,
          all
            .filter(
              (other) =>
                isInline(other) &&
                other.columns?.[0] === object.name.slice(object.of.length + 1) &&
                other.of === object.of,
            )
            .map(inlineConstraint),
        )
      return isInline(object) ? [] : made(object)
    },
    madeAnew: (from: SchemaObject, to: SchemaObject): Step => ({
      at: placeFor(to),
      statements: [unmadeText(from), textOf(to)],
    }),
    changed,
    unmade: (object: SchemaObject): Step => ({ at: LAST, statements: [unmadeText(object)] }),
  }
}

function partsOf(definition: string) {
  const isRequired = definition.endsWith(' not null')
  const rest = isRequired ? definition.slice(0, -' not null'.length) : definition
  const [type = '', generated = ''] = rest.split(/ (?=generated )/)
  const [own = '', ...defaults] = type.split(' default ')
  return { type: own, default: defaults.join(' default '), generated, isRequired }
}

/** New rows of tables that were there. Rows about new tables come with these. */
function rowSteps(before: Schema, after: Schema, newTables: ReadonlySet<string>): Step[] {
  return [...after.rows.values()].flatMap(({ table, rows }) => {
    if (newTables.has(table)) return []
    const known = before.rows.get(table)?.rows
    const fresh = [...rows].filter(
      ([key, row]) => !known?.has(key) && !Object.values(row).some((value) => newTables.has(String(value))),
    )
    const [first] = fresh
    if (!first) return []
    const columns = Object.keys(first[1])
      .map((column) => `"${column}"`)
      .join(', ')
    const lines = fresh.map(([, row]) => JSON.stringify(row).replaceAll(`'`, `''`)).join(',\n  ')
    const sql = `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, '[\n  ${lines}\n]')\non conflict do nothing`
    return [{ at: LAST, statements: [sql] }]
  })
}

function rowsByHand(before: Schema, after: Schema): string[] {
  return [...before.rows.values()].flatMap(({ table, rows }) => {
    if (!after.objects.has(`table ${table}`)) return []
    const now = after.rows.get(table)?.rows
    return [...rows].flatMap(([key, row]) => {
      const found = now?.get(key)
      if (found && JSON.stringify(found) === JSON.stringify(row)) return []
      return [`${table}: the row ${JSON.stringify(row)} ${found ? `became ${JSON.stringify(found)}` : 'is gone'}`]
    })
  })
}
