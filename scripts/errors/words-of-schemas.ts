import { type Call, type Failure, failures } from '@billett/contract'
import { rulesIn } from '../../packages/contract/src/schema-rules.fixture.ts'

const rulesOf = (call: Call) => [call.params, call.query, call.body].flatMap(schema => rulesIn(schema))

const shapeOf = (def: Record<string, unknown>): string[] =>
  typeof def.shape === 'object' && def.shape !== null ? Object.keys(def.shape) : []

/** Names of all fields of a request. */
export const fieldsOf = (call: Call): string[] => rulesOf(call).flatMap(({ def }) => shapeOf(def))

const isFailure = (word: string): word is Failure => Object.hasOwn(failures, word)

/** What the schemas of a request can find wrong with it; whoever gives a field can leave it out or give nonsense. */
export function wordsOfSchemas(call: Call): Failure[] {
  if (fieldsOf(call).length === 0) return []
  const named = rulesOf(call).flatMap(({ message }) => message?.replace(/^error\./, '') ?? [])
  return ['required', 'notValid', ...named.filter(isFailure)]
}
