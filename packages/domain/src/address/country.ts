/** Where buyers live (Spec 1 §5). */
export const COUNTRIES = ['de', 'ch', 'at', 'nl'] as const
export type Country = (typeof COUNTRIES)[number]
