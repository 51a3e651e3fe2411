import {
  type Call,
  cancelWithoutLogin,
  login,
  reportBarrier,
  requestPasswordReset,
  resetPassword,
  withdrawContract,
} from '@billett/contract'
import type { RouteKey } from '@billett/paths'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Refusal } from '../../call/refused.ts'
import type { World } from '../../world.ts'

export type Fields = Record<string, string>

/** What the form of a page is sent as. */
export interface PlainForm {
  call: Call
  /** What a script would add to the fields. */
  adds?: (request: FastifyRequest, world: World, fields: Fields) => Record<string, unknown>
  /** What a script would have against the fields before it made the call. */
  refuses?: (world: World, fields: Fields) => Refusal | undefined
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

const InPath = z.object({ id: z.string() })

/** By the key in the address that a mail leads to. */
const choosePassword: PlainForm = {
  call: resetPassword,
  adds: ({ params }, { client }, { password }) => ({
    resetKey: z.parse(InPath, params).id,
    newPassword: password ?? '',
    userType: client.config.settings.userType,
  }),
  refuses: ({ client }, { password, passwordRepeat }) =>
    client.config.settings.passwordPolicy.repeat && password !== passwordRepeat
      ? { reason: 'passwordEquality', field: 'passwordRepeat' }
      : undefined,
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
  newPassword: choosePassword,
  newPasswordEmbedded: choosePassword,
}
