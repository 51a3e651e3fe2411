import { type Call, trimmed } from '@billett/contract'
import { catalogue } from '@billett/contract/server'
import * as z from 'zod/mini'
import { queryFitter } from '../../http/route/fit-query.ts'
import { asText, searchOf } from '../raw-request.ts'
import { HOSTILE } from './hostile-values.ts'
import { type Sample, withValue } from './sample-input.ts'
import { type Field, fieldsOf } from './schema-fields.ts'

export const PARTS = ['params', 'query', 'body'] as const
export type Part = (typeof PARTS)[number]

/** A field of a call where hostile values are put. */
export interface Target {
  call: Call
  part: Part
  field: Field
}

/** Every field of every part of a call. */
export const targetsOf = (call: Call): Target[] =>
  PARTS.flatMap(part => fieldsOf(call[part]).map(field => ({ call, part, field })))

/** Every field of every call, by name. */
export const TARGETS = catalogue
  .flatMap(targetsOf)
  .map(target => ({ ...target, name: `${target.call.name}: ${target.part} ${target.field.path.join('.')}` }))

/** A hostile value for its field. */
export interface Attack extends Target {
  value: unknown
}

/** The attack in a request that is otherwise as it should be. */
export const attacking = (sample: Sample, { part, field, value }: Attack): Sample =>
  withValue(sample, part, field, value)

/** Every attack on a field, and whether the contract lets it through. */
export function attacksOn(target: Target, sample: Sample): { refused: Attack[]; admitted: Attack[] } {
  const { call, part, field } = target
  const attacks = HOSTILE[field.kind].filter(value => canBeSent(part, value)).map(value => ({ ...target, value }))
  const isAdmitted = (attack: Attack) => accepts(call, part, attacking(sample, attack)[part])
  return { refused: attacks.filter(attack => !isAdmitted(attack)), admitted: attacks.filter(isAdmitted) }
}

/** Characters of one parameter. */
const MOST_IN_A_PATH = 500

/** What can be written into an address at all; an empty parameter is another address, and a very long one is none. */
function canBeSent(part: Part, value: unknown): boolean {
  if (part === 'body') return true
  const text = asText(value)
  return text.isWellFormed() && (part === 'query' || (!/^\.*$/.test(text) && text.length < MOST_IN_A_PATH))
}

/** Whether the contract takes this part of a request. */
export const accepts = (call: Call, part: Part, input: Record<string, unknown>): boolean =>
  z.safeParse(call[part], arriving(call, part, input)).success

/** What arrives of it: an address knows text only, and lists by repeating a name. */
function arriving(call: Call, part: Part, input: Record<string, unknown>): unknown {
  if (part === 'body') return call.upload ? input : trimmed(JSON.parse(JSON.stringify(input)))
  if (part === 'params')
    return queryFitter(call.params)(
      Object.fromEntries(Object.entries(input).map(([name, value]) => [name, asText(value)])),
    )
  const sent = searchOf(input)
  const parsed = [...new Set(sent.keys())].map(name => {
    const values = sent.getAll(name)
    return [name, values.length > 1 ? values : values[0]]
  })
  return queryFitter(call[part])(Object.fromEntries(parsed))
}
