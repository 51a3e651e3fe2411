import { createHmac } from 'node:crypto'
import { type Call, IDEMPOTENCY_KEY_LENGTH } from '@billett/contract'
import { clientIdOf } from '../../../call/client-id-of.ts'
import { refuse } from '../../../call/refused.ts'
import { ownerKey } from '../../../call/visitor/owner-key.ts'
import type { Visitor } from '../../../call/visitor/visitor.ts'
import type { World } from '../../../world.ts'

/** A write, and the key its caller gave it. */
export interface KeyedCall {
  world: World
  visitor: Visitor
  /** IP address of the caller. */
  caller: string
  call: Call
  input: unknown
  key: string
}

const VISIBLE = /^[\u0021-\u007e]+$/

const isKey = (text: string): boolean =>
  VISIBLE.test(text) && text.length >= IDEMPOTENCY_KEY_LENGTH.min && text.length <= IDEMPOTENCY_KEY_LENGTH.max

const print = (world: World, ...parts: unknown[]): Buffer =>
  createHmac('sha256', world.tokens.key).update(JSON.stringify(parts)).digest()

/** A file counts by what is in it, read piece by piece: it may have many megabytes, and others are not to wait. */
async function printOfFile(world: World, file: Blob): Promise<string> {
  const hash = createHmac('sha256', world.tokens.key)
  for await (const piece of file.stream()) hash.update(piece)
  return hash.digest('hex')
}

/** As JSON can carry it. */
async function comparable(world: World, value: unknown): Promise<unknown> {
  if (value instanceof Blob) return printOfFile(world, value)
  if (Array.isArray(value)) return Promise.all(value.map(part => comparable(world, part)))
  if (value === null || typeof value !== 'object') return value
  const parts = Object.entries(value).map(async ([name, part]) => [name, await comparable(world, part)] as const)
  return Object.fromEntries(await Promise.all(parts))
}

/**
 * Whose key it is and which, what was asked, and what the reply is sealed with: without the key, which is stored
 * nowhere, it cannot be read. Who has no token yet is known by their network.
 */
export async function keyOfRequest({ world, visitor, caller, call, input, key }: KeyedCall) {
  if (!isKey(key)) refuse('notValid', 'idempotency-key')
  const whole = [clientIdOf(world), ...ownerKey({ visitor, caller }), key]
  return {
    id: print(world, 'id', ...whole).toString('base64url'),
    request: print(world, 'request', call.name, await comparable(world, input)).toString('base64url'),
    seal: print(world, 'seal', ...whole),
  }
}
