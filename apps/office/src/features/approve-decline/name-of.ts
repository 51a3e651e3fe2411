import type { SchoolContract } from '@billett/contract'

/** Whose application it is. */
export const nameOf = ({ student }: SchoolContract): string => `${student.firstName} ${student.lastName}`
