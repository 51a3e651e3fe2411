import { WRITTEN_SETTINGS } from '@billett/domain'
import * as z from 'zod/mini'
import { defineCall, list } from '../../define-call.ts'
import { key } from '../../failures/key.ts'
import { InstantText } from '../../values/answered.ts'
import { requiredLine } from '../../values/text.ts'

const service = 'admin' as const
const access = {
  who: 'staff',
  rights: ['AllowedToUseAdminPanel', 'AllowedToWriteSecrets'],
  everyClient: true,
} as const

/** The longest secret: a key that is a certificate's. */
const SECRET_LENGTH = 4000

/** Who says what a secret is; `nobody` where it is missing. */
const SECRET_SOURCES = ['environment', 'staff', 'nobody'] as const

/** What is told of a secret of the server, whose value nobody is told. */
const StaffSecret = z.object({
  /** The setting. */
  name: z.enum(WRITTEN_SETTINGS),
  source: z.enum(SECRET_SOURCES),
  /** The last two signs of what staff have written; empty for a short one, and for that of the environment. */
  ending: z.string(),
  /** Account of whoever wrote it; `null` where nobody of the staff has. */
  writtenBy: z.nullable(z.string()),
  /** When they did. */
  writtenOn: z.nullable(InstantText),
  /** The answering process goes by what was there before: for a few seconds, or while its other half is missing. */
  isWaiting: z.boolean(),
})
export type StaffSecret = z.infer<typeof StaffSecret>

export const getConfigSecrets = defineCall({
  name: 'admin/getConfigSecrets',
  service,
  method: 'GET',
  path: '/admin/configSecrets',
  summary: 'Which secrets of the server are set, by whom, and never what they are',
  access,
  reply: list(StaffSecret),
})

const SecretParams = z.object({
  /** The setting that is the secret. */
  setting: z.enum(WRITTEN_SETTINGS, key('notValid')),
})

const WriteSecret = z.object({
  /** `***` keeps what is there; empty takes away what staff have written. */
  value: z.union([z.literal(''), requiredLine(SECRET_LENGTH)], key('notValid')),
})

export const writeConfigSecret = defineCall({
  name: 'admin/writeConfigSecret',
  service,
  method: 'POST',
  path: '/admin/configSecrets/{setting}',
  summary: 'Stores a secret of the server, sealed, which every process takes up within seconds',
  access: { ...access, stepUp: true },
  params: SecretParams,
  body: WriteSecret,
  reply: list(StaffSecret),
})
