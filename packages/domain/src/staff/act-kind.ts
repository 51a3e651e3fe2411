/** What acts of staff are about; `shop` where it is the shop as a whole. */
export const ACT_KINDS = [
  'user',
  'order',
  'contract',
  'declaration',
  'submission',
  'shop',
  'message',
  'event',
  'approval',
  'statement',
  'page',
  'configuration',
  'webhook',
  'apiKey',
  'attachment',
  'tariff',
  'view',
  'schedule',
  'offer',
  'entitlementRule',
] as const
export type ActKind = (typeof ACT_KINDS)[number]
