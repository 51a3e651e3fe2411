import type { Brought, WalletTicket } from '../../ports/wallet-passes.ts'
import { ask } from '../outside/ask.ts'
import { GOOGLE_PATIENCE, googleAccess } from './google-access.ts'
import type { GoogleAccount, GoogleHosts } from './google-account.ts'
import { googlePass, googlePassId } from './google-pass.ts'

const NOT_FOUND = 404
const NOT_LET_IN = 401

/** Changes a ticket where it was saved. Google knows none whose link was never followed. */
export function googleUpdate(account: GoogleAccount, hosts: GoogleHosts): (ticket: WalletTicket) => Promise<Brought> {
  const { issuer } = account
  const access = googleAccess(account, hosts.token)

  return async ticket => {
    try {
      const reply = await ask({
        url: `${hosts.wallet}/walletobjects/v1/genericObject/${encodeURIComponent(googlePassId(ticket, issuer))}`,
        method: 'PATCH',
        headers: { authorization: `Bearer ${await access.token()}`, 'content-type': 'application/json' },
        body: JSON.stringify(googlePass(ticket, issuer)),
        timeoutMilliseconds: GOOGLE_PATIENCE,
      })
      if (reply.state === 'unreachable') return { state: 'failed', detail: reply.detail }
      if (reply.isOk) return { state: 'updated' }
      if (reply.status === NOT_FOUND) return { state: 'notSaved' }
      if (reply.status === NOT_LET_IN) access.forget()
      return { state: 'failed', detail: `${reply.status}` }
    } catch (error) {
      return { state: 'failed', detail: String(error) }
    }
  }
}
