import type { StaffRole } from '@billett/contract'
import { RIGHTS } from '@billett/domain'
import type { World } from '../../../world.ts'

/** Roles of the company's own, by name, with the numbers of their rights. */
export const ownRoles = ({ client }: Pick<World, 'client'>): StaffRole[] =>
  Object.entries(client.config.settings.roles ?? {})
    .map(([name, rights]) => ({ name, rights: rights.map(right => RIGHTS[right]) }))
    .toSorted((a, b) => a.name.localeCompare(b.name))
