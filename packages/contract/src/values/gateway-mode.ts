/** 1 production, 2 maintenance (Spec 1 §3). */
export const GATEWAY_MODE = { production: 1, maintenance: 2 } as const
