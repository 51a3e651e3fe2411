import type { RollMember } from '@billett/contract'

export const nameOfMember = ({ firstName, lastName }: Pick<RollMember, 'firstName' | 'lastName'>): string =>
  `${lastName}, ${firstName}`
