import { createContext, use } from 'react'
import type { CallError } from '../http/outcome.ts'
import type { Tokens } from '../http/tokens.ts'

/** A form that the browser sent by itself, before the page's script ran or without one, and what came of it. */
export interface SentForm {
  /** The call it was sent as: `subscription/cancelWithoutLogin`. */
  call: string
  /** What was typed, passwords excepted. */
  values: Record<string, string>
  /** What the call had against it; nothing where it was done. */
  errors: CallError[]
  /** What the call answered: the JSON of its items. */
  reply: string
  /** Of whoever has signed in by it. */
  session?: Tokens
}

/** The app gives it to a page that answers a form sent without a script. */
export const SentFormContext = createContext<SentForm | null>(null)

/** The form as it was sent, where it was sent as this call. */
export function useSentForm(call: { typePrefix: string } | undefined): SentForm | undefined {
  const sent = use(SentFormContext)
  return sent !== null && sent.call === call?.typePrefix ? sent : undefined
}
