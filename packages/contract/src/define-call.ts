import * as z from 'zod/mini'
import type { Access, Call, Reply, Schema, Service, Upload } from './call.ts'

export const Nothing = z.object({})
export type Nothing = z.infer<typeof Nothing>

/** Milliseconds. Long enough for a payment provider that takes its time. */
const DEFAULT_TIMEOUT = 30_000

interface Description<P, Q, B, I> {
  name: string
  service: Service
  method: Call['method']
  path: string
  summary: string
  access: Access
  params?: Schema<P>
  query?: Schema<Q>
  body?: Schema<B>
  reply: Reply<I>
  effect?: boolean
  supersedes?: boolean
  form?: boolean
  upload?: Upload
  timeout?: number
}

/** Completes a description of a call: parts it does not have are empty objects. */
export function defineCall<P = Nothing, Q = Nothing, B = Nothing, I = never>(
  call: Description<P, Q, B, I>,
): Call<P, Q, B, I> {
  const none = Nothing as unknown
  return {
    effect: call.method !== 'GET',
    supersedes: false,
    form: false,
    upload: null,
    timeout: DEFAULT_TIMEOUT,
    ...call,
    params: call.params ?? (none as Schema<P>),
    query: call.query ?? (none as Schema<Q>),
    body: call.body ?? (none as Schema<B>),
  }
}

export const list = <T>(item: Schema<T>): Reply<T> => ({ kind: 'list', item })
export const file = (...mimeTypes: string[]): Reply<never> => ({ kind: 'file', mimeTypes })
export const empty: Reply<never> = { kind: 'empty' }
