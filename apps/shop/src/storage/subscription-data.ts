import { tabArea } from '@billett/web-kit/storage/area.ts'
import { stored } from '@billett/web-kit/storage/stored.ts'
import * as z from 'zod/mini'
import { SUBSCRIPTION_KEY } from './forget-owned.ts'

/** What somebody has said of a subscription so far, right or wrong (Spec 1 §9). Consents are given anew. */
const SubscriptionData = z.object({
  /** What is ordered; other subscriptions ask much of the same. */
  configurationId: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
  /** Names of files that were uploaded, by their ids. */
  fileNames: z.record(z.string(), z.string()),
})
export type SubscriptionData = z.infer<typeof SubscriptionData>

const isSubscriptionData = (value: unknown): value is SubscriptionData => z.safeParse(SubscriptionData, value).success

/** Kept as long as the tab, as it has the account that is debited. */
export const storedSubscription = stored(SUBSCRIPTION_KEY, isSubscriptionData, tabArea)
