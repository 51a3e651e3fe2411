/**
 * How a payer is asked for what is due: debited; by an invoice; by an invoice to the employer who keeps it back from
 * wages; or in no way that begins by itself, where a debit was agreed and there is none now.
 */
export const ASKING_WAYS = ['debit', 'invoice', 'payroll', 'none'] as const
export type AskingWay = (typeof ASKING_WAYS)[number]
