import { ALLOWED_FUNCTIONS, ALLOWED_NODES, ALLOWED_TYPES, ALLOWED_VALUES } from './allowed-words.ts'
import { REPORT_VIEWS } from './report-views.ts'

type Part = Record<string, unknown>

const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null && !Array.isArray(value)

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** `[{ String: { sval: 'pg_catalog' } }, { String: { sval: 'btrim' } }]` -> `['pg_catalog', 'btrim']` */
const namesIn = (list: unknown): string[] =>
  Array.isArray(list) ? list.map(part => (isPart(part) && isPart(part.String) ? textOf(part.String.sval) : '')) : []

/** A name of PostgreSQL's own; undefined for one of any other schema. */
const builtIn = (list: unknown): string | undefined => {
  const names = namesIn(list)
  return names.length === 1 || (names.length === 2 && names[0] === 'pg_catalog') ? names.at(-1) : undefined
}

/** Names given by `with`; none that stands for something of PostgreSQL's elsewhere in the statement. */
function namedIn(tree: unknown): string[] {
  if (Array.isArray(tree)) return tree.flatMap(namedIn)
  if (!isPart(tree)) return []
  const own = textOf(tree.ctename)
  return [...(own === '' ? [] : [own]), ...Object.values(tree).flatMap(namedIn)]
}

const isSystem = (name: string): boolean => name.startsWith('pg_')

type Judge = (node: Part, named: readonly string[]) => string | undefined

/** What of a part is not allowed beyond its being there: how it is told. */
const JUDGES: Readonly<Record<string, Judge>> = {
  FuncCall: ({ funcname }) => {
    const name = builtIn(funcname)
    return name !== undefined && ALLOWED_FUNCTIONS.has(name) ? undefined : `${namesIn(funcname).join('.')}()`
  },
  RangeVar: ({ catalogname, schemaname, relname }, named) => {
    const [schema, name] = [textOf(schemaname), textOf(relname)]
    const isView = Object.hasOwn(REPORT_VIEWS, name) && (schema === '' || schema === 'report')
    const isKnown = isView || (schema === '' && named.includes(name) && !isSystem(name))
    return isKnown && catalogname === undefined ? undefined : schema === '' ? name : `${schema}.${name}`
  },
  SQLValueFunction: ({ op }) =>
    ALLOWED_VALUES.has(textOf(op)) ? undefined : textOf(op).replace('SVFOP_', '').toLowerCase(),
}

const typeFault = (type: Part): string | undefined => {
  const name = builtIn(type.names)
  return name !== undefined && ALLOWED_TYPES.has(name) ? undefined : namesIn(type.names).join('.')
}

const isNode = (field: string): boolean => /^[A-Z]/.test(field)

function faultOfField(field: string, value: unknown, named: readonly string[]): string | undefined {
  if (field === 'intoClause') return 'into'
  if (field === 'recursive') return 'with recursive'
  if (field === 'typeName' && isPart(value)) return typeFault(value)
  if (!isNode(field)) return undefined
  if (!ALLOWED_NODES.has(field)) return field
  return isPart(value) ? JUDGES[field]?.(value, named) : undefined
}

function faultIn(tree: unknown, named: readonly string[]): string | undefined {
  if (Array.isArray(tree)) {
    for (const part of tree) {
      const fault = faultIn(part, named)
      if (fault !== undefined) return fault
    }
    return undefined
  }
  if (!isPart(tree)) return undefined
  for (const [field, value] of Object.entries(tree)) {
    const fault = faultOfField(field, value, named) ?? faultIn(value, named)
    if (fault !== undefined) return fault
  }
  return undefined
}

/** The first thing in a statement's tree that reports may not do; undefined where there is none. */
export const notAllowedIn = (tree: unknown): string | undefined => faultIn(tree, namedIn(tree))
