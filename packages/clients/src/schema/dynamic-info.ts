import { DYNAMIC_INFO_KINDS } from '@billett/domain'
import * as z from 'zod/mini'
import { LocalText } from './local-text.ts'

const Choice = z.object({ id: z.string().check(z.minLength(1)), label: LocalText })

/** A question of the client's own to those who register (Spec 1 §3). */
export const DynamicInfoScheme = z.object({
  guid: z.guid(),
  datatypID: z.enum(DYNAMIC_INFO_KINDS),
  /** What can be chosen, of a combobox: `id` is stored, and stays when the words change. */
  choices: z.optional(z.array(Choice)),
  /** HTML with links. */
  description: LocalText,
  isVisibleToUser: z.boolean(),
  isRequired: z.boolean(),
  /** What kind of data it is, for staff who search by it. */
  datarecordID: z.string(),
  datarecordLabel: LocalText,
})
export type DynamicInfoScheme = z.infer<typeof DynamicInfoScheme>
