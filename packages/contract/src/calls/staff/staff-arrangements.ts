import { ARRANGED_PARTS } from '@billett/domain'
import * as z from 'zod/mini'
import { defineCall, list } from '../../define-call.ts'
import { key } from '../../failures/key.ts'
import { StaffArrangementVersion } from '../../replies/staff-tariff.ts'
import { count } from '../../values/count.ts'
import { DryRun } from '../../values/staff-page.ts'

const service = 'admin' as const
const arranges = { who: 'staff', rights: ['AllowedToUseAdminPanel', 'AllowedToArrangeTariff'] } as const
const releases = { who: 'staff', rights: ['AllowedToUseAdminPanel', 'AllowedToReleaseTariff'] } as const

/** The greatest number a version is stored with. */
const LAST_VERSION = 2_147_483_647

const PartParams = z.object({
  /** What is arranged. */
  part: z.enum(ARRANGED_PARTS, key('notValid')),
})

const Area = z.object({
  /** 0 for what is of the whole shop: texts and languages. */
  serviceAreaId: count(0, 999),
})

const Which = z.extend(Area, { version: count(1, LAST_VERSION) })

export const getArrangementVersions = defineCall({
  name: 'admin/getArrangementVersions',
  service,
  method: 'GET',
  path: '/admin/arrangements/{part}',
  summary: 'All versions of what was arranged, the newest first',
  access: arranges,
  params: PartParams,
  query: Area,
  reply: list(StaffArrangementVersion),
})

export const releaseArrangement = defineCall({
  name: 'admin/releaseArrangement',
  service,
  method: 'POST',
  path: '/admin/arrangements/{part}/release',
  summary: 'Shows passengers a draft that is right',
  access: { ...releases, stepUp: true, approval: 'tariff' },
  params: PartParams,
  query: DryRun,
  body: Which,
  reply: list(StaffArrangementVersion),
})

export const restoreArrangement = defineCall({
  name: 'admin/restoreArrangement',
  service,
  method: 'POST',
  path: '/admin/arrangements/{part}/restore',
  summary: 'Stores a draft that is as an earlier version was',
  access: arranges,
  params: PartParams,
  query: DryRun,
  body: Which,
  reply: list(StaffArrangementVersion),
})

export const discardArrangement = defineCall({
  name: 'admin/discardArrangement',
  service,
  method: 'POST',
  path: '/admin/arrangements/{part}/discard',
  summary: 'Throws away a draft that nobody has been shown',
  access: arranges,
  params: PartParams,
  body: Which,
  reply: list(StaffArrangementVersion),
})
