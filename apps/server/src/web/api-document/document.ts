import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'

/** `npm run openapi` writes it. */
const FILE = join(import.meta.dirname, '../../../../../docs/openapi.json')

const Shape = z.record(z.string(), z.unknown())

const Media = z.object({ schema: z.optional(Shape), example: z.optional(z.unknown()) })
export type Media = z.infer<typeof Media>

const Content = z.optional(z.record(z.string(), Media))

const Parameter = z.object({
  $ref: z.optional(z.string()),
  name: z.optional(z.string()),
  in: z.optional(z.string()),
  required: z.optional(z.boolean()),
  description: z.optional(z.string()),
  example: z.optional(z.unknown()),
  schema: z.optional(Shape),
})
export type Parameter = z.infer<typeof Parameter>

const Reply = z.object({ $ref: z.optional(z.string()), description: z.optional(z.string()), content: Content })
export type Reply = z.infer<typeof Reply>

const Operation = z.object({
  operationId: z.string(),
  tags: z.array(z.string()),
  summary: z.string(),
  description: z.string(),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  parameters: z.array(Parameter),
  requestBody: z.optional(z.object({ content: Content })),
  responses: z.record(z.string(), Reply),
})
export type Operation = z.infer<typeof Operation>

/** What the page shows of the document. */
const ApiDocument = z.object({
  info: z.object({ title: z.string(), version: z.string(), description: z.string() }),
  tags: z.array(z.object({ name: z.string(), description: z.string() })),
  paths: z.record(z.string(), z.record(z.string(), Operation)),
  components: z.object({
    schemas: z.record(z.string(), Shape),
    parameters: z.record(z.string(), Parameter),
    responses: z.record(z.string(), Reply),
    securitySchemes: z.record(z.string(), z.object({ description: z.string() })),
  }),
})
export type ApiDocument = z.infer<typeof ApiDocument>

/** The document as it is sent, and as the page reads it. */
export function readApiDocument(): { text: string; document: ApiDocument } {
  const text = readFileSync(FILE, 'utf8')
  return { text, document: z.parse(ApiDocument, JSON.parse(text)) }
}
