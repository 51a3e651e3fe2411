import { tokenFor } from './callers.ts'
import { visitorOf } from './client.ts'
import type { TestWorld } from './test-world.ts'

/** Somebody of the company with these rights, signed in. */
export async function aStaffMember({ app, world }: TestWorld, rights: readonly number[], id?: string) {
  const visitor = visitorOf(app)
  visitor.withToken(await tokenFor(world, { kind: 'staff', rights, ...(id && { id }) }))
  return visitor
}
