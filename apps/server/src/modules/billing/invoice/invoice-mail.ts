/** Under what it is noted that an invoice was mailed for the first time. */
export const invoiceMailKey = (invoiceId: string): string => `invoice:${invoiceId}`

/** The same of one more time, which has an id. */
export const mailedAgainKey = (invoiceId: string, again: string): string => `${invoiceMailKey(invoiceId)}:${again}`
