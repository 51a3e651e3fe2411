import { NewApiKey } from '@billett/contract'
import * as z from 'zod/mini'

const { name, scopes } = NewApiKey.shape

/** What is typed into the form of a key; `clientId` is '' for the own one. */
export const ApiKeyValues = z.object({ clientId: z.string(), name, scopes })
export type ApiKeyValues = z.infer<typeof ApiKeyValues>
