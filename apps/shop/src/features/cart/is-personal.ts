import type { OrderTicket } from '@billett/contract'

/** It names its passenger, so one is enough for anybody. */
export const isPersonal = ({ userData, identificationMediums }: OrderTicket): boolean =>
  userData.firstname || userData.name || userData.birthdate || identificationMediums.length > 0
