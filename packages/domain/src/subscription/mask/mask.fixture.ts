import type { FieldKind, MaskField } from './mask.ts'

/** A field of a form; a test states only what matters to it. */
export const aField = (id: string, kind: FieldKind, over: Partial<Omit<MaskField, 'kind'>> = {}): MaskField => ({
  ...kind,
  id,
  label: { de: id, en: id },
  hint: null,
  isRequired: true,
  requiredWhen: null,
  visibleWhen: null,
  options: [],
  priceInput: null,
  ...over,
})

export const options = (...ids: string[]): MaskField['options'] =>
  ids.map(id => ({ id, label: { de: id, en: id }, when: null }))
