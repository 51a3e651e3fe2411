import type { Call } from '../call.ts'
import { catalogue } from '../catalogue.ts'
import { ErrorEnvelope } from '../envelope.ts'
import { pathOf } from '../versions.ts'
import { type Json, schemaWriter } from './json-schema.ts'
import { operation, type Sources } from './operation.ts'
import { replyHeaders, sharedRefusals } from './replies.ts'
import { requestHeaders } from './request-headers.ts'
import { securitySchemes } from './security.ts'
import { SERVICES } from './services.ts'
import { webhooks } from './webhooks.ts'

const DESCRIPTION = [
  'Every call of the shop. How to begin, dates, retries and limits stand in the guide, `docs/api.md`.',
  'Amounts are whole numbers in the smallest unit of the currency (`…InCents`, `cents`), dates `2026-11-21`, moments UTC (`2026-11-21T13:30:00.000Z`), countries ISO 3166-1 alpha-2 in small letters, currencies ISO 4217.',
  'A reply may gain fields at any time: ignore those you do not know.',
].join('\n\n')

/** Without the slash that one address of the specification ends in: both are answered the same. */
export const documentedPath = (call: Call): string => pathOf(call).replace(/\/$/, '')

/** The catalogue as an OpenAPI 3.1 document. */
export function openapi(version: string, sources: Sources): Json {
  const schemas = schemaWriter(sources.comments)
  const paths: Record<string, Json> = {}
  for (const call of catalogue) {
    const path = documentedPath(call)
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(call, schemas, sources) }
  }
  schemas.shape(ErrorEnvelope, 'output')
  const told = webhooks(schemas)
  const used = new Set(catalogue.map(call => call.service))
  return {
    openapi: '3.1.0',
    info: {
      title: 'Billett',
      version,
      description: DESCRIPTION,
      contact: { name: 'The company whose shop it is' },
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '/', description: 'The shop that this document was read from' }],
    tags: Object.entries(SERVICES).flatMap(([name, description]) =>
      [...used].some(service => service === name) ? [{ name, description }] : [],
    ),
    paths,
    webhooks: told,
    components: {
      schemas: schemas.components(),
      parameters: requestHeaders,
      headers: replyHeaders,
      responses: sharedRefusals(),
      securitySchemes,
    },
  }
}
