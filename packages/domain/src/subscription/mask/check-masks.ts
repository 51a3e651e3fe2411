import { askedBy } from './condition.ts'
import type { Mask, MaskField } from './mask.ts'

/** Why masks cannot be released, and at which field. */
export interface MaskFault {
  field: string
  reason: 'fieldTwice' | 'asksLaterField' | 'noOptions' | 'noFields'
}

/** The fields a field is judged by, beside itself. */
const dependsOn = (field: MaskField): string[] => [
  ...askedBy(field.visibleWhen),
  ...askedBy(field.requiredWhen),
  ...field.options.flatMap(({ when }) => askedBy(when)),
  ...(field.kind === 'date' && field.notBefore !== null ? [field.notBefore] : []),
  ...(field.kind === 'postCode' ? [field.country] : []),
]

/** What is wrong with the masks of a subscription: fields are unique, and depend on what was asked before only. */
export function checkMasks(masks: readonly Mask[]): MaskFault[] {
  const faults: MaskFault[] = []
  const before = new Set<string>()
  for (const mask of masks) {
    if (mask.fields.length === 0) faults.push({ field: mask.id, reason: 'noFields' })
    for (const field of mask.fields) {
      if (before.has(field.id)) faults.push({ field: field.id, reason: 'fieldTwice' })
      if (dependsOn(field).some(other => !before.has(other))) faults.push({ field: field.id, reason: 'asksLaterField' })
      if (field.kind === 'choice' && field.options.length === 0) faults.push({ field: field.id, reason: 'noOptions' })
      before.add(field.id)
    }
  }
  return faults
}
