/** Lists of which views can be saved: the screens they are on. */
export const VIEWED_LISTS = ['adminOrders', 'adminContracts', 'adminUsers', 'adminEvents', 'adminAudit'] as const
export type ViewedList = (typeof VIEWED_LISTS)[number]
