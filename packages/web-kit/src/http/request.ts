import { type Call, HEADERS, pathOf, trimmed } from '@billett/contract'
import type { Language } from '@billett/domain'

/** Who is asking; read anew for every call. */
export interface Caller {
  clientId: string
  language: Language
  source: string
  /** Opens the shop of another day, where staff look at it. */
  preview?: string | undefined
  token: string | undefined
  /** Of a write, so that the server does it once. */
  key: string | undefined
}

/** A request as it leaves, whatever sends it. */
export interface SentRequest {
  method: string
  headers: Headers
  body?: FormData | URLSearchParams | string
  signal?: AbortSignal
}

/** Sends requests; throws where nobody answers. */
export type Fetch = (address: string, request: SentRequest) => Promise<Response>

export interface CallInput {
  params?: object
  query?: object
  body?: object
  /** Sends this one request in place of the browser's own. */
  fetch?: Fetch
}

/**
 * `/api/v3/sales/orders/{orderId}` -> `/api/v3/sales/orders/4711?withImages=true`; lists repeat their name, undefined
 * is left out.
 */
export function addressOf(call: Call, { params = {}, query = {} }: CallInput): string {
  const values: Record<string, unknown> = { ...params }
  const path = pathOf(call).replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name] ?? '')))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined && one !== null) search.append(name, String(one))
  const text = search.toString()
  return text ? `${path}?${text}` : path
}

const fieldsOf = (body: object): [string, string][] =>
  Object.entries(body).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(trimmed(value))]]))

function formOf(body: object): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(body))
    form.set(name, value instanceof Blob ? value : String(trimmed(value)))
  return form
}

/**
 * The headers of Spec 2 §7 and the trimmed body: JSON, or a form where the contract says so; a form with files goes as
 * it is.
 */
export function requestOf(call: Call, { body }: CallInput, caller: Caller): SentRequest {
  const headers = new Headers({
    [HEADERS.clientId]: caller.clientId,
    [HEADERS.language]: caller.language,
    [HEADERS.source]: caller.source,
  })
  if (caller.key) headers.set(HEADERS.idempotencyKey, caller.key)
  if (caller.preview) headers.set(HEADERS.preview, caller.preview)
  if (caller.token) headers.set(HEADERS.authorization, `Bearer ${caller.token}`)
  if (body === undefined || call.method === 'GET') return { method: call.method, headers }
  if (body instanceof FormData) return { method: call.method, headers, body }
  if (call.upload) return { method: call.method, headers, body: formOf(body) }
  if (call.form) return { method: call.method, headers, body: new URLSearchParams(fieldsOf(body)) }
  headers.set('content-type', 'application/json')
  return { method: call.method, headers, body: JSON.stringify(trimmed(body)) }
}
