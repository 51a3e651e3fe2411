import type { Call, Service } from './call.ts'

/** API version of a service, where it is not 1 (Spec 1 §9). */
const VERSIONS: Partial<Record<Service, number>> = { sales: 3, payment: 2, tariff: 3 }

export const versionOf = (service: Service): number => VERSIONS[service] ?? 1

export const versions: Record<string, number> = { ...VERSIONS, default: 1 }

/** `/api/v3/sales/orders/{orderId}`: the path with its version, parameters still in braces. */
export const pathOf = (call: Pick<Call, 'service' | 'path'>): string => `/api/v${versionOf(call.service)}${call.path}`
