import { GATEWAY_MODE, key } from '@billett/contract'
import type { RootState } from '../store.ts'

export const selectMaintenance = (state: RootState): boolean => state.serviceInfoStore.mode === GATEWAY_MODE.maintenance

/** What the shop says of its data; null until it has been loaded. */
export const selectInfo = (state: RootState) => state.serviceInfoStore.info

/** A call has been refused because the shop is being maintained: a page that is open need not have heard of it. */
export const selectRefusedByMaintenance = ({ commonStore }: RootState): boolean =>
  Object.values(commonStore.errors).some(errors => errors.some(error => error.key === key('maintenance')))
