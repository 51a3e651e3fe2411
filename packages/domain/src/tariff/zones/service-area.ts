/** Ids of the areas a product is sold in (Spec 1 §9). */
export const SERVICE_AREA = { ticket: 2, subscription: 4 } as const
