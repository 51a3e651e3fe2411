import type { AskedApproval, Call } from '@billett/contract'
import { unreachable } from '../http/failed.ts'
import type { CallError, Outcome } from '../http/outcome.ts'
import type { CallInput } from '../http/request.ts'
import type { Send } from '../session/send.ts'

export interface Sent {
  call: string
  input: CallInput
}

interface Handler {
  name: string
  answer: (input: CallInput) => Promise<unknown>
}

/** Answers a call with items of its contract. */
export const answering = <P, Q, B, I>(call: Call<P, Q, B, I>, items: (input: CallInput) => I[]): Handler => ({
  name: call.name,
  answer: async input => ({ ok: true, status: 200, data: items(input) }) satisfies Outcome<I>,
})

/** Asks somebody else first, the way the server would. */
export const waiting = (call: { name: string }, waits: AskedApproval): Handler => ({
  name: call.name,
  answer: async () => ({ ok: true, status: 202, data: [], waits }) satisfies Outcome<never>,
})

/** Refuses a call the way the server would. Without errors: as the shop reads an answer that names none. */
export const refusing = (call: { name: string }, status: number, ...errors: CallError[]): Handler => ({
  name: call.name,
  answer: async () => ({ ...unreachable(), status, ...(errors.length > 0 && { errors }) }) satisfies Outcome<never>,
})

/** A call that stays under way: for what is seen while one waits. */
export const neverAnswering = (call: { name: string }): Handler => ({
  name: call.name,
  answer: () => new Promise(() => {}),
})

/** Answers only once the test says so. */
export function held({ name, answer }: Handler): Handler & { release: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { name, answer: input => promise.then(() => answer(input)), release: resolve }
}

/** A `send` that answers from the contract; calls nobody answers cannot be reached. `sent` is what was asked. */
export function fakeSend(...handlers: Handler[]): { send: Send; sent: Sent[] } {
  const sent: Sent[] = []
  const send: Send = async <P, Q, B, I>(call: Call<P, Q, B, I>, input: CallInput) => {
    sent.push({ call: call.name, input })
    const handler = handlers.find(({ name }) => name === call.name)
    return handler ? ((await handler.answer(input)) as Outcome<I>) : unreachable()
  }
  return { send, sent }
}
