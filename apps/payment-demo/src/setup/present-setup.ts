import type { Setup } from './setup.ts'

/** A setup as the merchant sees it. `setupUrl` is there as long as the customer can still enter something. */
export const presentSetup = (setup: Setup, baseUrl?: string) => {
  const { reference, idempotencyKey, state, request, instrument, reason, token, payToken } = setup
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
    createdAt: setup.createdAt,
    changedAt: setup.changedAt,
    expiresAt: setup.expiresAt,
    setupUrl: state === 'open' && baseUrl ? `${baseUrl}/setup/${payToken}` : undefined,
  }
}
