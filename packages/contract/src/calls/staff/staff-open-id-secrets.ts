import * as z from 'zod/mini'
import { defineCall, list } from '../../define-call.ts'
import { key } from '../../failures/key.ts'
import { InstantText } from '../../values/answered.ts'
import { Guid, requiredLine } from '../../values/text.ts'

const service = 'admin' as const
const access = { who: 'staff', rights: ['AllowedToUseAdminPanel', 'AllowedToWriteSecrets'] } as const

/** The longest secret, and the shortest: it is what a service is known by. */
const LONGEST = 200
const SHORTEST = 16

/** Which company's; the caller's own without it. */
const Whose = z.object({ clientId: z.optional(Guid) })

/** What is told of the secret of a service, whose value nobody is told. */
const OpenIdSecret = z.object({
  /** The service, by its `client_id` in the settings. */
  serviceId: z.string(),
  /** What the service is called. */
  name: z.string(),
  /** One is written. */
  isSet: z.boolean(),
  /** The last two signs of it; empty where nothing is written. */
  ending: z.string(),
  /** When it was written; `null` where it was not. */
  writtenOn: z.nullable(InstantText),
})
export type OpenIdSecret = z.infer<typeof OpenIdSecret>

export const getOpenIdSecrets = defineCall({
  name: 'admin/getOpenIdSecrets',
  service,
  method: 'GET',
  path: '/admin/openIdSecrets',
  summary: 'Services of the settings that keep a secret: whether it is written, and never what it is',
  access,
  query: Whose,
  reply: list(OpenIdSecret),
})

const ServiceParams = z.object({ serviceId: requiredLine(60) })

export const OpenIdSecretText = requiredLine(LONGEST).check(z.minLength(SHORTEST, key('notValid')))

const WriteOpenIdSecret = z.extend(Whose, {
  /** `***` keeps what is there; empty takes it away, and the service asks for nothing from then on. */
  value: z.union([z.literal(['', '***']), OpenIdSecretText], key('notValid')),
})
export type WriteOpenIdSecret = z.infer<typeof WriteOpenIdSecret>

export const writeOpenIdSecret = defineCall({
  name: 'admin/writeOpenIdSecret',
  service,
  method: 'POST',
  path: '/admin/openIdSecrets/{serviceId}',
  summary: 'Stores what a service of the settings shows, sealed; it counts from then on',
  access: { ...access, stepUp: true },
  params: ServiceParams,
  body: WriteOpenIdSecret,
  reply: list(OpenIdSecret),
})
