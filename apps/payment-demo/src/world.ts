import type { Clock } from '@billett/domain'
import type { Journal } from './journal/journal.ts'
import type { Entry } from './payment/entry.ts'
import type { Posted } from './webhook/post.ts'

/** Rings once, some milliseconds from now; setting it again moves it. */
export type Alarm = { set(milliseconds: number, ring: () => void): void; clear(): void }

/** All that is not a rule. */
export type World = {
  clock: Clock
  /** At least 128 random bits, safe in an address. */
  randomId: () => string
  journal: Journal<Entry>
  alarm: Alarm
  post: (message: Posted) => Promise<number>
  /** Ends the process at once. */
  crash: () => void
  /** The API key that the merchant shares, and the key of webhook signatures and form tokens. */
  secret: string
  /** Where customers reach this service; taken from each request when unset. */
  publicUrl?: string | undefined
}
