import type { AttachmentFile, FilesQuery, StaffAttachments } from '@billett/contract'
import { localDate, type ProductGroup, versionAt } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import type { Statements } from '../../../db/database.ts'
import { importedOf } from '../../../ports/region-store.ts'
import type { World } from '../../../world.ts'
import { attachmentsOfClient, planOf, usedAttachments } from '../../ticket/attachment/index.ts'
import { inOrder } from '../listing/index.ts'
import { presentAttachments, presentFile } from './attachment.present.ts'

/** The groups that the tariff of today sells in a service area, in its order. */
export function soldGroups({ regions, clock }: Pick<World, 'regions' | 'clock'>, serviceArea: number): ProductGroup[] {
  const { tariff, timeZone } = importedOf(regions.current())
  const { groups = [] } = versionAt(tariff, localDate(clock(), timeZone)) ?? {}
  return groups.filter(({ serviceAreas }) => serviceAreas.includes(serviceArea)).toSorted((a, b) => a.order - b.order)
}

export async function listAttachments(
  { world, language }: Context,
  db: Statements,
  serviceArea: number,
): Promise<StaffAttachments> {
  const clientId = clientIdOf(world)
  const { groups, version } = await planOf(db, { clientId, serviceArea })
  const files = await attachmentsOfClient(db, clientId)
  const sold = soldGroups(world, serviceArea)
  return presentAttachments({ serviceArea, version, plan: groups, sold, files }, language)
}

const SORTS = {
  fileName: ({ fileName }: AttachmentFile) => fileName,
  size: ({ size }: AttachmentFile) => String(size),
  uploadedOn: ({ uploadedOn }: AttachmentFile) => uploadedOn,
}

/** The files there are, by name where no other order is asked for. */
export async function listFiles({ world, language }: Context, sort: FilesQuery['sort']): Promise<AttachmentFile[]> {
  const clientId = clientIdOf(world)
  const used = await usedAttachments(world.db, clientId)
  const files = (await attachmentsOfClient(world.db, clientId)).map(file => presentFile(file, used))
  return inOrder(files, SORTS, { sort, language })
}
