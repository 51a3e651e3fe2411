import { getStaffRoles as get, type StaffRole } from '@billett/contract'
import { createCall } from '@billett/web-kit/calls/create-call.ts'
import { useListed } from '../../hooks/use-listed.ts'

const getStaffRoles = createCall(get)

const NONE: readonly StaffRole[] = []

/** Roles that the company has defined itself; none until they are there. */
export const useOwnRoles = (): readonly StaffRole[] => useListed(getStaffRoles, undefined).rows ?? NONE
