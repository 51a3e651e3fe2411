/** Where a provider's messages arrive. Not part of the catalogue: its caller is no visitor and its body is the provider's. */
export const webhookPath = (provider: string): string => `/api/v2/payment/webhook/${provider}`
