import { GATEWAY_MODE } from '@billett/contract'
import type { RootState } from '../store.ts'

export const selectMaintenance = (state: RootState): boolean => state.serviceInfoStore.mode === GATEWAY_MODE.maintenance
