import * as z from 'zod/mini'
import { LocalText } from './local-text.ts'

/** A question of the client's own to those who register (Spec 1 §3). */
export const DynamicInfoScheme = z.object({
  guid: z.guid(),
  datatypID: z.enum(['Checkbox', 'TextField']),
  /** HTML with links. */
  description: LocalText,
  isVisibleToUser: z.boolean(),
  isRequired: z.boolean(),
  /** What kind of data it is, for staff who search by it. */
  datarecordID: z.string(),
  datarecordLabel: LocalText,
})
export type DynamicInfoScheme = z.infer<typeof DynamicInfoScheme>
