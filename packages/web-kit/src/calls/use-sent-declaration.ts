import { trimmed } from '@billett/contract'
import { useState } from 'react'
import { safeParse } from 'zod/mini'
import type { $ZodType } from 'zod/v4/core'
import { type SentForm, useSentForm } from '../forms/sent-form.ts'
import type { Answer } from './create-call.ts'

interface Sent<Body, Item> {
  declared: Body
  reply: Item
}

function sentIn<Body, Item>(sent: SentForm | undefined, schema: $ZodType<Body>): Sent<Body, Item> | undefined {
  if (!sent || sent.errors.length > 0) return undefined
  const items: Item[] = JSON.parse(sent.reply)
  const [reply] = items
  const declared = safeParse(schema, trimmed(sent.values))
  return reply !== undefined && declared.success ? { declared: declared.data, reply } : undefined
}

/**
 * What a form that the browser sent by itself declared, and what was answered: the page begins with its receipt.
 * Undefined where none was sent, or it was refused.
 */
export function useSentDeclaration<Body, Item>(
  call: { typePrefix: string; fulfilled: (...given: never[]) => { payload: Answer<Item> } },
  schema: $ZodType<Body>,
): Sent<Body, Item> | undefined {
  const sent = useSentForm(call)
  const [first] = useState(() => sentIn<Body, Item>(sent, schema))
  return first
}
