/** One try at storing a way to pay. A decision is final. */
export const REGISTRATION_STATES = ['open', 'pending', 'confirmed', 'declined', 'cancelled', 'expired'] as const
export type RegistrationState = (typeof REGISTRATION_STATES)[number]

/** The provider may still say something else. */
export const isRegistrationUndecided = (state: RegistrationState): boolean => state === 'open' || state === 'pending'
