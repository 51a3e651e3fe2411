import type { Call, Schema } from '../call.ts'
import { Nothing } from '../define-call.ts'
import type { Failure } from '../failures/table.ts'
import type { Comments } from './comments.ts'
import type { Example } from './example.ts'
import type { Json, SchemaWriter } from './json-schema.ts'
import { refusals, success, waiting } from './replies.ts'
import { headersOf } from './request-headers.ts'
import { securityOf } from './security.ts'

/** What the document says of calls besides what they declare. */
export interface Sources {
  comments: Comments
  /** What a call can refuse with. */
  failuresOf: (call: Call) => readonly Failure[]
  exampleOf: (call: Call) => Example | undefined
}

/** `sales/addTicket` -> `salesAddTicket`, a name in every programming language. */
const operationId = ({ name }: Call): string => name.replace(/\/(\w)/, (_, first: string) => first.toUpperCase())

function parameters(call: Call, { fields }: SchemaWriter, example: Example | undefined): Json[] {
  const of = (place: 'path' | 'query', schema: Schema, values: Json = {}): Json[] => {
    const { properties = {}, required = [] } = fields(schema)
    return Object.entries(properties).map(([name, { description, ...part }]) => ({
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      ...(description === undefined ? {} : { description }),
      ...(name in values ? { example: values[name] } : {}),
      schema: part,
    }))
  }
  return [...of('path', call.params, example?.params), ...of('query', call.query, example?.query), ...headersOf(call)]
}

const bodyType = ({ form, upload }: Call): string => {
  if (upload) return 'multipart/form-data'
  return form ? 'application/x-www-form-urlencoded' : 'application/json'
}

const requestBody = (call: Call, { shape }: SchemaWriter, example: Example | undefined): Json => ({
  required: true,
  content: {
    [bodyType(call)]: {
      schema: shape(call.body, 'input'),
      ...(example?.body === undefined ? {} : { example: example.body }),
    },
  },
})

/** What a GET with an effect must be told apart by; a reader expects none. */
const EFFECT = 'Changes something though it is a GET: never cache, prefetch or repeat it unasked.'

function description(call: Call, { comments }: Sources): string {
  const rights = call.access.who === 'staff' ? `Rights: ${call.access.rights.join(', ')}.` : ''
  const effect = call.effect && call.method === 'GET' ? EFFECT : ''
  return [`${call.summary}.`, comments.ofCall(call.name), effect, rights].filter(Boolean).join('\n\n')
}

export function operation(call: Call, schemas: SchemaWriter, sources: Sources): Json {
  const example = sources.exampleOf(call)
  return {
    operationId: operationId(call),
    tags: [call.service],
    summary: call.summary,
    description: description(call, sources),
    ...(call.access.who === 'staff' ? { 'x-rights': call.access.rights } : {}),
    ...(call.access.who === 'portal' ? { 'x-nodes': call.access.nodes } : {}),
    ...(call.access.who === 'partner' ? { 'x-scope': call.access.scope } : {}),
    ...(call.effect && call.method === 'GET' ? { 'x-effect': true } : {}),
    security: securityOf(call),
    parameters: parameters(call, schemas, example),
    ...(call.body === Nothing ? {} : { requestBody: requestBody(call, schemas, example) }),
    responses: {
      200: success(call, schemas, example?.reply),
      ...waiting(call, schemas),
      ...refusals(call, sources.failuresOf(call)),
    },
  }
}
