import * as z from 'zod/mini'
import { defineCall, list } from '../../define-call.ts'
import { key } from '../../failures/key.ts'
import { SentTariff, StaffTariffDetail, StaffTariffVersion } from '../../replies/staff-tariff-version.ts'
import { count } from '../../values/count.ts'
import { Instant } from '../../values/date.ts'
import { DryRun } from '../../values/staff-page.ts'
import { MAX_WORKBOOK } from './staff-catalogue.ts'

const service = 'admin' as const

/** All companies of a deployment sell by one tariff: it is for those who see every one of them. */
const arranges = {
  who: 'staff',
  rights: ['AllowedToUseAdminPanel', 'AllowedToArrangeTariff'],
  everyClient: true,
} as const
const releases = {
  who: 'staff',
  rights: ['AllowedToUseAdminPanel', 'AllowedToReleaseTariff'],
  everyClient: true,
  stepUp: true,
  approval: 'tariff',
} as const

/** The greatest number a row is stored with. */
const LAST_NUMBER = 2_147_483_647

const VersionParams = z.object({ version: count(1, LAST_NUMBER) })

const TariffFile = z.object({
  /** An Excel workbook (.xlsx) as `docs/tariff-workbook.md` describes it, or a catalogue as JSON. */
  file: z.file(key('required')).check(z.maxSize(MAX_WORKBOOK, key('fileTooBig'))),
})

export const getTariffVersions = defineCall({
  name: 'admin/getTariffVersions',
  service,
  method: 'GET',
  path: '/admin/tariffVersions',
  summary: 'All versions of the tariff that are kept, the newest first',
  access: arranges,
  reply: list(StaffTariffVersion),
})

export const getTariffVersion = defineCall({
  name: 'admin/getTariffVersion',
  service,
  method: 'GET',
  path: '/admin/tariffVersions/{version}',
  summary: 'A version of the tariff, and how it differs from what is sold now',
  access: arranges,
  params: VersionParams,
  reply: list(StaffTariffDetail),
})

export const sendTariff = defineCall({
  name: 'admin/sendTariff',
  service,
  method: 'POST',
  path: '/admin/tariffVersions',
  summary: 'Stores a workbook or catalogue as a draft of the tariff, or says where it is wrong and stores nothing',
  access: arranges,
  body: TariffFile,
  reply: list(SentTariff),
  upload: { maxBytes: MAX_WORKBOOK },
  timeout: 120_000,
})

const ReleaseTariff = z.object({
  /** What was sold when it was compared, as `getTariffVersion` says; else `error.changedMeanwhile`. */
  sold: count(0, LAST_NUMBER),
  /** The minute from which it is sold; at once without it. */
  activeFrom: z.optional(Instant),
})
export type ReleaseTariff = z.infer<typeof ReleaseTariff>

export const releaseTariff = defineCall({
  name: 'admin/releaseTariff',
  service,
  method: 'POST',
  path: '/admin/tariffVersions/{version}/release',
  summary: 'Sells by a draft of the tariff, from a minute on or at once',
  access: releases,
  params: VersionParams,
  query: DryRun,
  body: ReleaseTariff,
  reply: list(StaffTariffVersion),
})

export const goBackToTariff = defineCall({
  name: 'admin/goBackToTariff',
  service,
  method: 'POST',
  path: '/admin/tariffVersions/{version}/back',
  summary: 'Sells by an earlier version of the tariff again, as a new one, from a minute on or at once',
  access: releases,
  params: VersionParams,
  query: DryRun,
  body: ReleaseTariff,
  reply: list(StaffTariffVersion),
})

export const discardTariff = defineCall({
  name: 'admin/discardTariff',
  service,
  method: 'POST',
  path: '/admin/tariffVersions/{version}/discard',
  summary: 'Throws away a version of the tariff that nothing was sold by, or withdraws its release',
  access: arranges,
  params: VersionParams,
  reply: list(StaffTariffVersion),
})
