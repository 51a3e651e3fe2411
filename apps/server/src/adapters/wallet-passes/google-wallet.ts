import { importPKCS8, SignJWT } from 'jose'
import type { GoogleWallet } from '../../ports/wallet-passes.ts'
import type { GoogleAccount, GoogleHosts } from './google-account.ts'
import { googlePass } from './google-pass.ts'
import { googleUpdate } from './google-update.ts'

/** Where Google's wallet takes what is signed into the link. */
const SAVE = 'https://pay.google.com/gp/v/save/'

/**
 * Without hosts nothing that was saved is ever changed: the account is of our own making, and Google does not know it.
 */
export function googleWallet(account: GoogleAccount, hosts: GoogleHosts | null): GoogleWallet {
  const { issuer } = account
  const signingKey = importPKCS8(account.key, 'RS256')
  return {
    async link(ticket, origin) {
      const payload = { genericClasses: [{ id: `${issuer}.ticket` }], genericObjects: [googlePass(ticket, issuer)] }
      const signed = await new SignJWT({ typ: 'savetowallet', origins: [origin], payload })
        .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
        .setIssuer(account.account)
        .setAudience('google')
        .sign(await signingKey)
      return SAVE + signed
    },
    update: hosts && googleUpdate(account, hosts),
  }
}
