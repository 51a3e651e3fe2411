import type { Json } from './json-schema.ts'

/** One request and what it was answered, as they went over the line. */
export interface Example {
  params?: Json
  query?: Json
  body?: Json
  /** The envelope of the reply. */
  reply?: unknown
}
