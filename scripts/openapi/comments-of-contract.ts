import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Call, Schema } from '@billett/contract'
import * as contract from '@billett/contract'
import { type Comments, catalogue } from '@billett/contract/server'
import * as z from 'zod/mini'
import { declarationOf, isNode, type Node, readModule, textOf } from '../errors/read-module.ts'
import { root } from '../run/root.ts'
import { commentAbove } from './comment-above.ts'

const CALLS = join(root, 'packages/contract/src/calls')

/** What partners are told, which no call answers. */
const WEBHOOKS = join(root, 'packages/contract/src/replies/webhook-data.ts')

/** A piece of source, and where it stands. */
interface Piece {
  node: Node
  file: string
}

const partsOf = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : [])

const at = (value: unknown, file: string): Piece | undefined => (isNode(value) ? { node: value, file } : undefined)

/** What a call in the source is given. */
const given = ({ node, file }: Piece): Piece[] =>
  (Array.isArray(node.arguments) ? node.arguments : []).flatMap(({ expression }) => at(expression, file) ?? [])

/** Where a name is declared, in this module or the one it was taken from. */
function declared(name: string, file: string): Piece | undefined {
  const { declared: own, imported } = readModule(file)
  const foreign = imported.get(name)
  const place = own.has(name) ? { file, name } : foreign && declarationOf(foreign)
  return place && at(readModule(place.file).declared.get(place.name), place.file)
}

/** The value a name or `name.part` stands for. */
function meant(piece: Piece): Piece | undefined {
  const { node, file } = piece
  if (node.type === 'Identifier') {
    const found = declared(textOf(node), file)
    return found && at(found.node.init, found.file)
  }
  if (node.type !== 'MemberExpression' || !isNode(node.object)) return undefined
  const whole = meant({ node: node.object, file })
  return whole && fieldIn(whole, textOf(node.property))?.value
}

interface Field {
  name: string
  property: Piece
  value: Piece
}

/** The fields of an object literal, those that it takes from another included. */
function fieldsIn({ node, file }: Piece): Field[] {
  return partsOf(node.properties).flatMap((property): Field[] => {
    if (property.type === 'KeyValueProperty') {
      const value = at(property.value, file)
      const key = isNode(property.key) ? property.key : property
      return value ? [{ name: textOf(key), property: { node: key, file }, value }] : []
    }
    const spread = at(property.arguments, file)
    const whole = spread && meant(spread)
    return whole ? fieldsIn(whole) : []
  })
}

const fieldIn = (object: Piece, name: string): Field | undefined => fieldsIn(object).find(field => field.name === name)

/** `optional` of `z.optional(…)`, `check` of `schema.check(…)`, `list` of `list(…)`. */
const functionOf = ({ callee }: Node): string => {
  if (!isNode(callee)) return ''
  return textOf(callee.type === 'MemberExpression' ? callee.property : callee)
}

function innerOf(schema: Schema): Schema | undefined {
  if (schema instanceof z.ZodMiniArray) return schema.def.element
  if (schema instanceof z.ZodMiniOptional || schema instanceof z.ZodMiniNullable) return schema.def.innerType
  return undefined
}

/** Reads the comments of a schema by walking it and its source side by side. */
function reader() {
  const ofSchemas = new Map<Schema, string>()
  const ofFields = new Map<Schema, Map<string, string>>()
  const seen = new Set<Schema>()

  /** The fields that `source`, an object literal, gives to `schema`. */
  function readFields(schema: Schema, source: Piece | undefined): void {
    const shape: Record<string, Schema> = schema instanceof z.ZodMiniObject ? schema.def.shape : {}
    const words = ofFields.get(schema) ?? new Map<string, string>()
    ofFields.set(schema, words)
    for (const { name, property, value } of source ? fieldsIn(source) : []) {
      const comment = commentAbove(property.file, property.node)
      if (comment) words.set(name, comment)
      const part = shape[name]
      if (part) read(part, value)
    }
  }

  /** Everything `source` says of `schema`, but for the comment above it. */
  function readParts(schema: Schema, source: Piece): void {
    const [first, second] = given(source)
    const what = functionOf(source.node)
    if (source.node.type !== 'CallExpression') {
      const whole = meant(source)
      if (whole) readParts(schema, whole)
    } else if (what === 'check' && isNode(source.node.callee) && isNode(source.node.callee.object))
      readParts(schema, { node: source.node.callee.object, file: source.file })
    else if (what === 'object') readFields(schema, first)
    else if (what === 'extend' && first) {
      readParts(schema, first)
      readFields(schema, second)
    } else {
      const inner = innerOf(schema)
      if (inner && first) read(inner, first)
    }
  }

  function read(schema: Schema, source: Piece): void {
    if (source.node.type === 'Identifier') {
      if (seen.has(schema)) return
      seen.add(schema)
      const found = declared(textOf(source.node), source.file)
      const comment = found && commentAbove(found.file, found.node)
      if (comment) ofSchemas.set(schema, comment)
    }
    readParts(schema, source)
  }

  /** Reads a schema that is declared by a name. */
  function readDeclared(schema: Schema, name: string, file: string): void {
    const found = declared(name, file)
    const comment = found && commentAbove(found.file, found.node)
    if (comment) ofSchemas.set(schema, comment)
    const init = found && at(found.node.init, found.file)
    if (init) readParts(schema, init)
  }

  return { read, readDeclared, ofSchemas, ofFields }
}

/** The object that `defineCall` is given, of every call, by the call's name. */
function sourcesOfCalls(): Map<string, { source: Piece; comment: string | undefined }> {
  const files = readdirSync(CALLS, { recursive: true, encoding: 'utf8' })
    .filter(path => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .map(path => join(CALLS, path))
  const found = files.flatMap(file =>
    [...readModule(file).declared.values()].flatMap(declaration => {
      const init = at(declaration.init, file)
      const source = init && functionOf(init.node) === 'defineCall' ? given(init)[0] : undefined
      const name = source && fieldIn(source, 'name')?.value.node
      return source ? [[textOf(name), { source, comment: commentAbove(file, declaration) }] as const] : []
    }),
  )
  return new Map(found)
}

const itemOf = ({ reply }: Call): Schema | undefined => (reply.kind === 'list' ? reply.item : undefined)

/** The comments above the calls, schemas and fields of `packages/contract`, for the document that is made of them. */
export function commentsOfContract(): Comments {
  const sources = sourcesOfCalls()
  const { read, readDeclared, ofSchemas, ofFields } = reader()
  for (const call of catalogue) {
    const source = sources.get(call.name)?.source
    const sourceOf = (part: string) => source && fieldIn(source, part)?.value
    for (const part of ['params', 'query', 'body'] as const) {
      const value = sourceOf(part)
      if (value) read(call[part], value)
    }
    const reply = sourceOf('reply')
    const [item, value] = [itemOf(call), reply && given(reply)[0]]
    if (item && value) read(item, value)
  }
  const told = readModule(WEBHOOKS).declared
  for (const [name, schema] of Object.entries(contract))
    if (told.has(name) && schema instanceof z.ZodMiniObject) readDeclared(schema, name, WEBHOOKS)
  return {
    ofCall: name => sources.get(name)?.comment,
    ofSchema: schema => ofSchemas.get(schema),
    ofFields: schema => ofFields.get(schema) ?? new Map(),
  }
}
