import {
  type Call,
  cancelWithoutLogin,
  login,
  reportBarrier,
  requestPasswordReset,
  withdrawContract,
} from '@billett/contract'
import type { RouteKey } from '@billett/paths'
import type { FastifyRequest } from 'fastify'
import type { World } from '../../world.ts'

/** What the form of a page is sent as. */
export interface PlainForm {
  call: Call
  /** What a script would add to the fields. */
  adds?: (request: FastifyRequest, world: World) => Record<string, unknown>
}

const signIn: PlainForm = {
  call: login,
  adds: (_request, { client }) => {
    const { clientId, userType } = client.config.settings
    return { clientId, userType }
  },
}

const reset: PlainForm = {
  call: requestPasswordReset,
  adds: ({ protocol, host, url }) => ({ originUrl: `${protocol}://${host}${url}` }),
}

/** The pages whose form works while no script has taken it over: it is sent to the page's own address. */
export const PLAIN_FORMS: Partial<Record<RouteKey, PlainForm>> = {
  cancelContract: { call: cancelWithoutLogin },
  cancelContractNoLogin: { call: cancelWithoutLogin },
  withdrawContract: { call: withdrawContract },
  reportBarrier: { call: reportBarrier },
  login: signIn,
  loginEmbedded: signIn,
  resetPassword: reset,
  resetPasswordEmbedded: reset,
}
