import { PARTNER_SCOPES } from '@billett/domain'
import * as z from 'zod/mini'
import { defineCall, empty, list } from '../../define-call.ts'
import { key } from '../../failures/key.ts'
import { InstantText } from '../../values/answered.ts'
import { staffPageFields } from '../../values/staff-page.ts'
import { Guid, requiredLine } from '../../values/text.ts'

const service = 'admin' as const
const access = { who: 'staff', rights: ['AllowedToUseAdminPanel', 'AllowedToManageIntegrations'] } as const

const API_KEY_NAME_LENGTH = 80

/** A key by which a partner's program calls. */
const StaffApiKey = z.object({
  id: z.string(),
  clientId: z.string(),
  /** What that company is called. */
  client: z.string(),
  /** Whose key it is. */
  name: z.string(),
  /** What it opens. */
  scopes: z.array(z.enum(PARTNER_SCOPES)),
  createdOn: InstantText,
  /** To the hour; `null` as long as nobody has called by it. */
  lastUsedOn: z.nullable(InstantText),
})
export type StaffApiKey = z.infer<typeof StaffApiKey>

const NewStaffApiKey = z.extend(StaffApiKey, {
  /** What the partner sends as `Authorization: Bearer …`. */
  secret: z.string(),
})

const StaffApiKeysQuery = z.object({
  /** One of the clients that the caller sees; all of these without it. */
  clientId: z.optional(Guid),
  ...staffPageFields,
})
export type StaffApiKeysQuery = z.infer<typeof StaffApiKeysQuery>

export const getStaffApiKeys = defineCall({
  name: 'admin/getApiKeys',
  service,
  method: 'GET',
  path: '/admin/apiKeys',
  summary: 'Keys of partners that open something, by name',
  access,
  query: StaffApiKeysQuery,
  reply: list(StaffApiKey),
})

export const NewApiKey = z.object({
  /** Whose shop it opens: one of the clients that the caller sees, the own one without it. */
  clientId: z.optional(Guid),
  /** Whose key it is. */
  name: requiredLine(API_KEY_NAME_LENGTH),
  /** What it opens. */
  scopes: z.array(z.enum(PARTNER_SCOPES, key('notValid'))).check(z.minLength(1, key('required'))),
})
export type NewApiKey = z.infer<typeof NewApiKey>

export const createStaffApiKey = defineCall({
  name: 'admin/createApiKey',
  service,
  method: 'POST',
  path: '/admin/apiKeys',
  summary: 'Gives a partner a key, which is shown this once',
  access: { ...access, stepUp: true },
  body: NewApiKey,
  reply: list(NewStaffApiKey),
})

const ApiKeyParams = z.object({ apiKeyId: Guid })

export const deleteStaffApiKey = defineCall({
  name: 'admin/deleteApiKey',
  service,
  method: 'DELETE',
  path: '/admin/apiKeys/{apiKeyId}',
  summary: 'Takes a key away: the next call by it is refused',
  access,
  params: ApiKeyParams,
  reply: empty,
})
