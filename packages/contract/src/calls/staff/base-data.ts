import * as z from 'zod/mini'
import { defineCall, list } from '../../define-call.ts'
import { key } from '../../failures/key.ts'
import { ConfirmableBaseData } from '../../replies/base-data.ts'
import { BulkUser } from '../../replies/staff-user.ts'
import { count } from '../../values/count.ts'
import { DryRun, STAFF_ROWS } from '../../values/staff-page.ts'
import { Guid, line } from '../../values/text.ts'

const service = 'admin' as const

/** Rows a page: each was read in full by somebody, which the note of it names. */
export const BASE_DATA_PAGE_SIZE = 100

const BaseDataQuery = z
  .object({
    /** An e-mail address, or how one begins. One of these three has to be given. */
    email: z.optional(line(120)),
    /** How a first name begins. */
    firstName: z.optional(line(120)),
    /** How a last name begins. */
    lastName: z.optional(line(120)),
    /** Only who has answered a question of this kind; see `user/getDynamicInfoTypes`. */
    type: z.optional(line(120)),
    /** Counted from 0. */
    page: z.optional(count(0, STAFF_ROWS)),
    /** 100 without it. */
    pageSize: z.optional(count(1, BASE_DATA_PAGE_SIZE)),
  })
  .check(
    z.refine<{ email?: string | undefined; firstName?: string | undefined; lastName?: string | undefined }>(
      ({ email, firstName, lastName }) => Boolean(email || firstName || lastName),
      { path: ['email'], message: key('required') },
    ),
  )
export type BaseDataQuery = z.infer<typeof BaseDataQuery>

export const getConfirmableBaseData = defineCall({
  name: 'admin/getConfirmableBaseData',
  service,
  method: 'GET',
  path: '/admin/confirmableBaseData',
  summary: 'Customers whose data staff confirm or reject, by last name',
  access: { who: 'staff', rights: ['AllowedToUseAdminPanel', 'AllowedToGetUsersToBeConfirmed'], noted: true },
  query: BaseDataQuery,
  reply: list(ConfirmableBaseData),
})

const BaseDataParams = z.object({ userId: Guid })

const ConfirmBaseData = z.object({
  /**
   * Whether the data were confirmed when the caller looked; `error.changedMeanwhile` where somebody was faster. Without
   * it whatever is stored is turned round.
   */
  expected: z.optional(z.boolean()),
})

export const confirmBaseData = defineCall({
  name: 'admin/confirmBaseData',
  service,
  method: 'POST',
  path: '/admin/confirmableBaseData/{userId}',
  summary: 'Confirms the data of a customer, or rejects what was confirmed',
  access: { who: 'staff', rights: ['AllowedToUseAdminPanel', 'AllowedToConfirmUser'] },
  params: BaseDataParams,
  body: ConfirmBaseData,
  reply: list(ConfirmableBaseData),
})

/** Of how many customers the data are confirmed at once. */
export const BULK_BASE_DATA = 50

const ConfirmSeveral = z.object({
  /** Whose data the caller has found right; `error.changedMeanwhile` of each that is confirmed already. */
  userIds: z.array(Guid).check(z.minLength(1, key('required')), z.maxLength(BULK_BASE_DATA, key('outOfRange'))),
})

export const confirmSeveralBaseData = defineCall({
  name: 'admin/confirmSeveralBaseData',
  service,
  method: 'POST',
  path: '/admin/confirmableBaseData',
  summary: 'Confirms the data of several customers; says of each whether it was done, or why not',
  access: { who: 'staff', rights: ['AllowedToUseAdminPanel', 'AllowedToConfirmUser'] },
  query: DryRun,
  body: ConfirmSeveral,
  reply: list(BulkUser),
})
