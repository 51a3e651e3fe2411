/** SEPA knows no other. */
export const SEPA_CURRENCY = 'EUR'
