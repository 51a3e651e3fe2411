import type { Language } from '@billett/domain'
import { inATaskOfItsOwn } from '../http/in-a-task-of-its-own.ts'
import { leavePage } from '../http/leave-page.ts'
import type { Tokens } from '../http/tokens.ts'
import { storedJwt } from './jwt.ts'
import { storedRefreshToken } from './refresh-token.ts'
import { createSend, type Send } from './send.ts'
import { storedPreview } from './shop-preview.ts'
import { SOURCE } from './source.ts'

/** Tabs share one session; this is the name of the lock under which it is renewed. */
const LOCK = 'billett-session'

const exclusively = async <T>(work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request(LOCK, work) : work()

const KEY_BYTES = 16

/** `crypto.randomUUID` is there on secure pages only, and a shop may be tried from a phone without a certificate. */
const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(KEY_BYTES))].map(byte => byte.toString(16).padStart(2, '0')).join('')

interface Listener {
  /** An answer brought these; undefined where it brought none of that kind. */
  onTokens(tokens: Tokens): void
  /** The server no longer knows us: whoever was signed in, or a guest. */
  onEnd(wasSession: boolean): void
}

/** `send` in a browser: tokens come from and go to its storage. */
export const browserSend = (clientId: string, language: () => Language, { onTokens, onEnd }: Listener): Send =>
  createSend({
    // A screen that appears asks several things at once, and a browser takes milliseconds for each.
    async fetch(input, init) {
      await inATaskOfItsOwn()
      return window.fetch(input, init)
    },
    caller: () => ({ clientId, language: language(), source: SOURCE, preview: storedPreview.read() }),
    token: storedJwt.read,
    refreshToken: storedRefreshToken.read,
    exclusively,
    newKey,
    now: () => performance.now(),
    keepTokens(tokens) {
      const { jwt, refreshToken } = tokens
      if (jwt) storedJwt.write(jwt)
      if (refreshToken) storedRefreshToken.write(refreshToken)
      if (jwt || refreshToken) onTokens(tokens)
    },
    dropTokens() {
      const wasSession = storedRefreshToken.read() !== undefined
      storedJwt.remove()
      storedRefreshToken.remove()
      onEnd(wasSession)
    },
    navigate: leavePage,
  })
