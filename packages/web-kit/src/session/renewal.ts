import { token as tokenCall } from '@billett/contract'
import type { Exchange } from '../http/exchange.ts'

/** What the browser keeps of a session. */
export interface SessionWorld {
  /** Undefined where there is none, or it has run out. */
  token(): string | undefined
  refreshToken(): string | undefined
  /** The server no longer knows our tokens. */
  dropTokens(): void
  /** Only one tab of the browser does this at a time. */
  exclusively<T>(work: () => Promise<T>): Promise<T>
}

/** `lost`: nobody answered; the session may well go on, so nobody is signed out. */
export type Renewal = { result: 'renewed'; token: string } | { result: 'ended' } | { result: 'lost' }

/** Tokens are exchanged once more after a lost answer: the server takes the same one again for a moment. */
const TRIES = 2

const isRefused = (status: number): boolean => status >= 400 && status < 500 && status !== 429

/**
 * Exchanges the refresh token for new tokens, one exchange at a time: whoever asks meanwhile gets the same answer.
 * `used` is the access token that turned out not to be good any more.
 */
export function createRenewal(exchange: Exchange, session: SessionWorld): (used?: string) => Promise<Renewal> {
  let running: Promise<Renewal> | undefined

  async function renew(used: string | undefined): Promise<Renewal> {
    const fromOtherTab = session.token()
    if (fromOtherTab !== undefined && fromOtherTab !== used) return { result: 'renewed', token: fromOtherTab }
    const refreshToken = session.refreshToken()
    if (refreshToken === undefined) return { result: 'ended' }
    const body = { grant_type: 'refresh_token' as const, refresh_token: refreshToken }
    for (let tries = 0; tries < TRIES; tries++) {
      const outcome = await exchange(tokenCall, { body }, { token: undefined, key: undefined })
      if (outcome.ok) {
        const [answer] = outcome.data
        return answer ? { result: 'renewed', token: answer.id_token } : { result: 'lost' }
      }
      if (isRefused(outcome.status)) {
        session.dropTokens()
        return { result: 'ended' }
      }
    }
    return { result: 'lost' }
  }

  return used => {
    running ??= session
      .exclusively(() => renew(used))
      .finally(() => {
        running = undefined
      })
    return running
  }
}
