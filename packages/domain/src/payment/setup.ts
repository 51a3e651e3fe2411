/** One try at storing a way to pay. A decision is final. */
export const SETUP_STATES = ['open', 'pending', 'confirmed', 'declined', 'cancelled', 'expired'] as const
export type SetupState = (typeof SETUP_STATES)[number]

/** The provider may still say something else. */
export const isSetupUndecided = (state: SetupState): boolean => state === 'open' || state === 'pending'
