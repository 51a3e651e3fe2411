import * as z from 'zod/mini'
import { defineCall, file, list } from '../../define-call.ts'
import { StaffConfig, StaffConfigVersion } from '../../replies/staff-config.ts'
import { count } from '../../values/count.ts'
import { Instant } from '../../values/date.ts'
import { DryRun } from '../../values/staff-page.ts'
import { Guid, Id, markup } from '../../values/text.ts'

const service = 'admin' as const
const edits = { who: 'staff', rights: ['AllowedToUseAdminPanel', 'AllowedToEditConfiguration'] } as const
const releases = { who: 'staff', rights: ['AllowedToUseAdminPanel', 'AllowedToReleaseConfiguration'] } as const

/** The longest value: all translations a company words differently, or all its cookies. */
const VALUE_LENGTH = 200_000

/** The greatest number a version is stored with. */
const LAST_VERSION = 2_147_483_647

/** What one step changes at most: every value there is, and some. */
const CHANGES = 500

/** Which company's; the caller's own without it. */
const Whose = z.object({ clientId: z.optional(Guid) })
const VersionParams = z.object({ version: count(1, LAST_VERSION) })
const Shown = z.extend(Whose, { version: z.optional(VersionParams.shape.version) })

export const getConfig = defineCall({
  name: 'admin/getConfig',
  service,
  method: 'GET',
  path: '/admin/config',
  summary: 'What a shop is configured to be: the last version with what is not yet shown, or an earlier one',
  access: edits,
  query: Shown,
  reply: list(StaffConfig),
})

export const getConfigVersions = defineCall({
  name: 'admin/getConfigVersions',
  service,
  method: 'GET',
  path: '/admin/configVersions',
  summary: 'All versions of what a shop is configured to be, the newest first',
  access: edits,
  query: Whose,
  reply: list(StaffConfigVersion),
})

export const getConfigFile = defineCall({
  name: 'admin/getConfigFile',
  service,
  method: 'GET',
  path: '/admin/configFile',
  summary: 'The same as a JSON file, named after the host',
  access: edits,
  query: Shown,
  reply: file('application/json'),
})

const ConfigChange = z.object({
  /** Of an entry, as `getConfig` names it. */
  path: Id,
  /** JSON, as text; empty: nothing is said from now on. */
  value: markup(VALUE_LENGTH),
})
export type ConfigChange = z.infer<typeof ConfigChange>

const SaveConfig = z.extend(Whose, {
  /** The version that was read; `error.changedMeanwhile` where there is a later one. */
  version: count(0, LAST_VERSION),
  /** What is said otherwise; everything else stays. */
  changes: z.array(ConfigChange).check(z.maxLength(CHANGES)),
})
export type SaveConfig = z.infer<typeof SaveConfig>

export const saveConfig = defineCall({
  name: 'admin/saveConfig',
  service,
  method: 'POST',
  path: '/admin/config',
  summary: 'Stores a draft with other values, and says what is wrong with it',
  access: edits,
  query: DryRun,
  body: SaveConfig,
  reply: list(StaffConfig),
})

export const restoreConfig = defineCall({
  name: 'admin/restoreConfig',
  service,
  method: 'POST',
  path: '/admin/config/{version}/restore',
  summary: 'Stores a draft that is as an earlier version was',
  access: edits,
  params: VersionParams,
  query: DryRun,
  body: Whose,
  reply: list(StaffConfig),
})

const ReleaseConfig = z.extend(Whose, {
  /** The minute from which it is shown; at once without it. */
  activeFrom: z.optional(Instant),
})

export const releaseConfig = defineCall({
  name: 'admin/releaseConfig',
  service,
  method: 'POST',
  path: '/admin/config/{version}/release',
  summary: 'Shows a draft that is right, from a minute on or at once',
  access: { ...releases, stepUp: true, approval: 'configuration' },
  params: VersionParams,
  query: DryRun,
  body: ReleaseConfig,
  reply: list(StaffConfig),
})

export const discardConfig = defineCall({
  name: 'admin/discardConfig',
  service,
  method: 'POST',
  path: '/admin/config/{version}/discard',
  summary: 'Throws away a version that nobody has been shown',
  access: edits,
  params: VersionParams,
  body: Whose,
  reply: list(StaffConfig),
})

export const goBackToConfig = defineCall({
  name: 'admin/goBackToConfig',
  service,
  method: 'POST',
  path: '/admin/config/{version}/goBack',
  summary: 'Takes back the version that is shown: what was shown before it is shown again, at once',
  access: { ...releases, stepUp: true },
  params: VersionParams,
  query: DryRun,
  body: Whose,
  reply: list(StaffConfig),
})
