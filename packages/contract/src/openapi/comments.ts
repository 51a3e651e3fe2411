import type { Schema } from '../call.ts'

/** What the comments of the contract say of its parts; they are the one source of every description. */
export interface Comments {
  /** By the call's name, what stands above it. */
  ofCall: (name: string) => string | undefined
  /** Above the declaration of a schema. */
  ofSchema: (schema: Schema) => string | undefined
  /** Above its fields, by their names. */
  ofFields: (schema: Schema) => ReadonlyMap<string, string>
}
