/**
 * `issued` when it can be used, `toValidate` while a ride has to be validated first, `handedOver` when another ticket
 * took its place for somebody else.
 */
export const ISSUED_TICKET_STATES = ['issued', 'toValidate', 'used', 'cancelled', 'handedOver'] as const
export type IssuedTicketState = (typeof ISSUED_TICKET_STATES)[number]

/** Nobody can travel on it any more, though the time of its validity may not be over and its barcode reads as good. */
export const isVoid = (state: string): boolean => state === 'cancelled' || state === 'handedOver'
