/** `issued` when it can be used, `toValidate` while a ride has to be validated first. */
export const ISSUED_TICKET_STATES = ['issued', 'toValidate', 'used', 'cancelled'] as const
export type IssuedTicketState = (typeof ISSUED_TICKET_STATES)[number]
