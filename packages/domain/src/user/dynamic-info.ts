export interface DynamicInfoScheme {
  guid: string
  datatypID: 'Checkbox' | 'TextField'
  isVisibleToUser: boolean
  isRequired: boolean
}

export interface DynamicInfoAnswer {
  dynamicInfoSchemeGuid: string
  value: string
}

/** A box is ticked or not, as it is stored. */
const isAnswered = (scheme: DynamicInfoScheme, value: string): boolean =>
  scheme.datatypID === 'Checkbox' ? value === 'true' : value.trim() !== ''

const fits = (scheme: DynamicInfoScheme, value: string): boolean =>
  scheme.datatypID === 'TextField' || value === 'true' || value === 'false'

export type DynamicInfoResult =
  | { ok: true; answers: DynamicInfoAnswer[] }
  | { ok: false; reason: 'required' | 'notValid'; field: string }

/**
 * Required questions need an answer (Spec 1 §5); answers to what nobody asked are refused, and what is hidden from the
 * user is not theirs to say.
 */
export function checkDynamicInfos(
  schemes: readonly DynamicInfoScheme[],
  answers: readonly DynamicInfoAnswer[],
): DynamicInfoResult {
  const asked = schemes.filter(scheme => scheme.isVisibleToUser)
  for (const [index, { dynamicInfoSchemeGuid, value }] of answers.entries()) {
    const scheme = asked.find(({ guid }) => guid === dynamicInfoSchemeGuid)
    const isFirst = answers.findIndex(other => other.dynamicInfoSchemeGuid === dynamicInfoSchemeGuid) === index
    if (!scheme || !isFirst || !fits(scheme, value))
      return { ok: false, reason: 'notValid', field: `dynamicInfos.${index}.value` }
  }
  const open = asked.find(
    scheme =>
      scheme.isRequired && !answers.some(a => a.dynamicInfoSchemeGuid === scheme.guid && isAnswered(scheme, a.value)),
  )
  return open
    ? { ok: false, reason: 'required', field: `dynamicInfos.${open.guid}` }
    : { ok: true, answers: [...answers] }
}
