import type { Language } from '@billett/domain'
import { storedJwt } from '../storage/jwt.ts'
import { storedRefreshToken } from '../storage/refresh-token.ts'
import { createSend, type Send } from './send.ts'

/** Which of our products asks (header of Spec 2 §7). */
const SOURCE = 'webshop'

/** `send` in a browser: tokens come from and go to its storage. */
export const browserSend = (clientId: string, language: () => Language): Send =>
  createSend({
    fetch: (input, init) => window.fetch(input, init),
    caller: () => ({ clientId, language: language(), source: SOURCE, token: storedJwt.read() }),
    keepTokens({ jwt, refreshToken }) {
      if (jwt) storedJwt.write(jwt)
      if (refreshToken) storedRefreshToken.write(refreshToken)
    },
    dropTokens() {
      storedJwt.remove()
      storedRefreshToken.remove()
    },
    navigate: url => window.location.assign(url),
  })
