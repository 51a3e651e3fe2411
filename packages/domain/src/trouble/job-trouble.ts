/**
 * Why a job did not succeed, as far as staff can do something about it: a service that does not answer, or that does
 * not let the shop in; a mail server that does not take the reader, or did not say whether it took the mail; the
 * database; everything else, of which the log says why.
 */
export const JOB_TROUBLES = [
  'unreachable',
  'denied',
  'recipientRefused',
  'perhapsTaken',
  'databaseFailed',
  'unexpected',
] as const
export type JobTrouble = (typeof JOB_TROUBLES)[number]

/** What is made and sent after a payment: the tickets, then the mail that brings them. */
export const FULFILMENT_STEPS = ['tickets', 'mail'] as const
export type FulfilmentStep = (typeof FULFILMENT_STEPS)[number]
