import type { ConfirmableBaseData } from '@billett/contract'

export const customerName = ({ firstName, lastName }: Pick<ConfirmableBaseData, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`
