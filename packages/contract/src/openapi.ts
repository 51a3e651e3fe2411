import type { Call, Schema } from './call.ts'
import { catalogue } from './catalogue.ts'
import { Nothing } from './define-call.ts'
import { ErrorEnvelope } from './envelope.ts'
import { type Json, jsonSchema, namedSchemas } from './json-schema.ts'
import { pathOf } from './versions.ts'

function parameters(call: Call): Json[] {
  const of = (place: 'path' | 'query', schema: Schema): Json[] => {
    const { properties = {}, required = [] } = jsonSchema(schema, 'input') as { properties?: Json; required?: string[] }
    return Object.entries(properties).map(([name, part]) => ({
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      schema: part,
    }))
  }
  return [...of('path', call.params), ...of('query', call.query)]
}

function okReply(call: Call): Json {
  const { reply } = call
  if (reply.kind === 'file')
    return {
      description: 'File',
      content: Object.fromEntries(
        reply.mimeTypes.map(type => [type, { schema: { type: 'string', format: 'binary' } }]),
      ),
    }
  const items = reply.kind === 'list' ? jsonSchema(reply.item, 'output') : {}
  return {
    description: 'Envelope',
    content: {
      'application/json': {
        schema: { type: 'object', required: ['data'], properties: { data: { type: 'array', items } } },
      },
    },
  }
}

const bodyType = ({ form, upload }: Call): string => {
  if (upload) return 'multipart/form-data'
  return form ? 'application/x-www-form-urlencoded' : 'application/json'
}

const requestBody = (call: Call): Json => ({
  required: true,
  content: { [bodyType(call)]: { schema: jsonSchema(call.body, 'input') } },
})

function operation(call: Call): Json {
  return {
    operationId: call.name,
    tags: [call.service],
    summary: call.summary,
    'x-access': call.access,
    ...(call.effect && call.method === 'GET' ? { 'x-effect': true } : {}),
    ...(call.access.who === 'public' ? {} : { security: [{ bearer: [] }] }),
    parameters: parameters(call),
    ...(call.body === Nothing ? {} : { requestBody: requestBody(call) }),
    responses: {
      200: okReply(call),
      default: {
        description: 'Failure',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/ErrorEnvelope' } } },
      },
    },
  }
}

/** The catalogue as an OpenAPI 3.1 document. */
export function openapi(version: string): Json {
  const paths: Record<string, Json> = {}
  for (const call of catalogue) {
    const path = pathOf(call)
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(call) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Billett', version, description: 'Every call of the shop, made from the contract package.' },
    paths,
    components: {
      schemas: { ...namedSchemas(), ErrorEnvelope: jsonSchema(ErrorEnvelope, 'output') },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  }
}
