import * as z from 'zod/mini'

/** What Stripe says of a charge's or a stored way to pay: never a whole number. */
export const instrumentDetails = z.object({
  card: z.nullish(z.object({ brand: z.nullish(z.string()), last4: z.nullish(z.string()) })),
  sepa_debit: z.nullish(
    z.object({
      country: z.nullish(z.string()),
      last4: z.nullish(z.string()),
      /** Id at Stripe, by which the mandate's own reference is asked for. */
      mandate: z.nullish(z.string()),
      expected_debit_date: z.nullish(z.iso.date()),
    }),
  ),
  type: z.string(),
})

const BRANDS: ReadonlyMap<string, string> = new Map([
  ['visa', 'Visa'],
  ['mastercard', 'Mastercard'],
  ['amex', 'American Express'],
])

/** Fit to be shown: `Visa •••• 4242`. Undefined where there is no number. */
export function instrumentLabel(details: z.infer<typeof instrumentDetails> | null | undefined): string | undefined {
  const { card, sepa_debit } = details ?? {}
  if (card?.last4) return `${BRANDS.get(card.brand ?? '') ?? ''} •••• ${card.last4}`.trim()
  return sepa_debit?.last4 ? `${sepa_debit.country ?? ''} •••• ${sepa_debit.last4}`.trim() : undefined
}
