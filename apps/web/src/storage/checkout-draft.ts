import * as z from 'zod/mini'

const KEY = 'checkout'

/** What a buyer typed so far, right or wrong. Nothing about the payment is kept. */
const Draft = z.object({
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  address: z.object({
    street: z.string(),
    houseNumber: z.string(),
    postCode: z.string(),
    city: z.string(),
    country: z.string(),
    additional: z.optional(z.string()),
  }),
})
export type CheckoutDraft = z.infer<typeof Draft>

/** Lasts as long as the tab and survives its reloads; where the browser forbids it, nothing is kept. */
export const storedDraft = {
  read(): CheckoutDraft | undefined {
    try {
      const parsed = Draft.safeParse(JSON.parse(sessionStorage.getItem(KEY) ?? ''))
      return parsed.success ? parsed.data : undefined
    } catch {
      return undefined
    }
  },
  write(draft: CheckoutDraft): void {
    try {
      sessionStorage.setItem(KEY, JSON.stringify(draft))
    } catch {
      // The form itself still holds what was typed.
    }
  },
  remove(): void {
    try {
      sessionStorage.removeItem(KEY)
    } catch {
      // Nothing was kept.
    }
  },
}
