import type { Registration } from './registration.ts'

/** A registration as the merchant sees it. `registerUrl` is there as long as the customer can still enter something. */
export const presentRegistration = (registration: Registration, baseUrl?: string) => {
  const { reference, idempotencyKey, state, request, instrument, reason, token, payToken } = registration
  return {
    reference,
    idempotencyKey,
    state,
    merchantReference: request.merchantReference,
    metadata: request.metadata,
    method: request.method,
    instrument: instrument?.label,
    reason: state === 'declined' ? reason : undefined,
    token: state === 'confirmed' ? token : undefined,
    createdAt: registration.createdAt,
    changedAt: registration.changedAt,
    expiresAt: registration.expiresAt,
    registerUrl: state === 'open' && baseUrl ? `${baseUrl}/register/${payToken}` : undefined,
  }
}
