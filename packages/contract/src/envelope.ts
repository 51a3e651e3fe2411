import * as z from 'zod/mini'

/** One thing that is wrong, at a field or as a whole (Spec 2 §3.6). */
export const ErrorItem = z.object({
  /** Dotted path of the field in the request (`invoiceAddress.postCode`), empty for the request as a whole. */
  fieldName: z.string(),
  /** For the reader, in the language asked for. */
  customerErrorMessage: z.string(),
  /** For the developer, English. */
  errorMessage: z.string(),
  errorCode: z.int(),
  translationKey: z.string(),
})
export type ErrorItem = z.infer<typeof ErrorItem>

export const ErrorEnvelope = z.object({ error: z.array(ErrorItem) })
export type ErrorEnvelope = z.infer<typeof ErrorEnvelope>

export interface Envelope<Item> {
  data: Item[]
}
