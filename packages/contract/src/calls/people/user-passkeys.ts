import * as z from 'zod/mini'
import { defineCall, list } from '../../define-call.ts'
import { key } from '../../failures/key.ts'
import { Passkey, SignedIn } from '../../replies/user.ts'
import { Password } from '../../values/account.ts'
import { line } from '../../values/text.ts'

const service = 'user' as const
const anyone = { who: 'public' } as const
const signedIn = { who: 'user' } as const
/** One more way to sign in, or one less: of who has a second factor, only after they have shown it once more. */
const ownKeys = { ...signedIn, stepUp: true } as const

/** Longer than any answer of a device. */
const MAX_ANSWER = 20_000

/**
 * What a browser says for its device, as text of its JSON (Web Authentication §5.1): made and read by libraries on both
 * sides.
 */
export const DeviceAnswer = z
  .string()
  .check(z.minLength(2, key('required')), z.maxLength(MAX_ANSWER, key('exceedMaximumLength')))

export const DeviceQuestion = z.object({
  /** Options for the browser, as text of their JSON. */
  options: z.string(),
})

export const getPasskeys = defineCall({
  name: 'user/getPasskeys',
  service,
  method: 'GET',
  path: '/user/passkeys',
  summary: 'The passkeys of this account',
  access: signedIn,
  reply: list(Passkey),
})

const NewPasskey = z.object({ password: Password })

export const beginPasskey = defineCall({
  name: 'user/beginPasskey',
  service,
  method: 'POST',
  path: '/user/passkeys/begin',
  summary: 'What a device is to sign to become a way to sign in; asks for the password',
  access: { ...ownKeys, before: ['toSetUp'] },
  body: NewPasskey,
  reply: list(DeviceQuestion),
})

const AddPasskey = z.object({ answer: DeviceAnswer })

export const addPasskey = defineCall({
  name: 'user/addPasskey',
  service,
  method: 'POST',
  path: '/user/passkeys',
  summary: 'Keeps the public key of a device that has signed',
  access: { ...ownKeys, before: ['toSetUp'] },
  body: AddPasskey,
  reply: list(Passkey),
})

/** base64url */
const PasskeyParams = z.object({ id: line(1400).check(z.regex(/^[\w-]+$/, key('notValid'))) })

export const removePasskey = defineCall({
  name: 'user/removePasskey',
  service,
  method: 'DELETE',
  path: '/user/passkeys/{id}',
  summary: 'A device is no way to sign in any more',
  access: ownKeys,
  params: PasskeyParams,
  reply: list(Passkey),
})

export const beginPasskeyLogin = defineCall({
  name: 'user/beginPasskeyLogin',
  service,
  method: 'POST',
  path: '/user/loginPasskey/begin',
  summary: 'What a device is to sign to sign in',
  access: anyone,
  reply: list(DeviceQuestion),
})

const LoginPasskey = z.object({ answer: DeviceAnswer })

export const loginPasskey = defineCall({
  name: 'user/loginPasskey',
  service,
  method: 'POST',
  path: '/user/loginPasskey',
  summary: 'Signs in by what a device has signed; a guest’s cart and orders come along',
  access: anyone,
  body: LoginPasskey,
  reply: list(SignedIn),
})
