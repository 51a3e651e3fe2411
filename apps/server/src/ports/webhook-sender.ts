import type { Unreachable } from './unreachable.ts'

export interface WebhookMessage {
  url: string
  headers: Readonly<Record<string, string>>
  body: string
}

/** Tells servers of partners what has happened. Never throws; a call has a time-out of its own. */
export interface WebhookSender {
  /** `unreachable` also where the address is none of the public internet: nothing is sent there. */
  send: (message: WebhookMessage) => Promise<{ state: 'answered'; status: number } | Unreachable>
}
