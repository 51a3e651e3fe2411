import type { PortalLook } from '@billett/domain'
import type { Context } from '../../../call/context.ts'
import { keepLook, lookOf } from './portal-setting.repository.ts'

/** How the reader wants to see the portal; nothing where they have never said so. */
export async function showSettings({ world, visitor }: Context): Promise<PortalLook[]> {
  const look = await lookOf(world.db, visitor.id)
  return look ? [look] : []
}

/** Keeps it with the account, in the place of what was there. */
export async function keepSettings({ world, visitor }: Context, settings: PortalLook): Promise<PortalLook> {
  await keepLook(world.db, visitor.id, settings)
  return settings
}
