import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { FAULTS } from './rules/faults.ts'

const State = z.object({
  /** The day it is at the bank, where it is later than outside. */
  day: z.string(),
  lastMessageId: z.string().nullable(),
  /** Of its bytes, hexadecimal; null of one that was taken before they were reckoned. */
  lastSha256: z.string().nullable().default(null),
  /** What goes wrong with the next file. */
  fault: z.enum(FAULTS).nullable(),
  files: z.array(
    z.object({
      messageId: z.string(),
      dueOn: z.string(),
      takenOn: z.string(),
      count: z.number(),
      sumCents: z.number(),
    }),
  ),
  /** Messages that are still to be sent: by the name of their text. */
  planned: z.array(z.object({ on: z.string(), name: z.string() })),
  /** Those that were, by the id they are asked for. */
  sent: z.array(z.object({ id: z.string(), on: z.string(), name: z.string() })),
  texts: z.number(),
})
export type State = z.infer<typeof State>

const NOTHING: State = {
  day: '',
  lastMessageId: null,
  lastSha256: null,
  fault: null,
  files: [],
  planned: [],
  sent: [],
  texts: 0,
}

/** Where the bank keeps what it knows: a small file of all, and one for each message it sends. */
export interface Store {
  state: () => State
  change: (change: Partial<State>) => void
  write: (name: string, text: string) => void
  read: (name: string) => string
}

export function openStore(folder: string): Store {
  mkdirSync(join(folder, 'texts'), { recursive: true })
  const path = join(folder, 'state.json')
  let state = known(path)
  return {
    state: () => state,
    change(change) {
      state = { ...state, ...change }
      // Whole or not at all: a killed process leaves the one before.
      writeFileSync(`${path}.new`, JSON.stringify(state), { flush: true })
      renameSync(`${path}.new`, path)
    },
    write: (name, text) => writeFileSync(join(folder, 'texts', name), text, { flush: true }),
    read: name => readFileSync(join(folder, 'texts', name), 'utf8'),
  }
}

function known(path: string): State {
  try {
    return State.parse(JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    return NOTHING
  }
}
