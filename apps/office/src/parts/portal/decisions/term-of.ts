import type { ListedDecision, SchoolDecision } from '@billett/contract'
import type { useFormat } from '../../../hooks/use-format.ts'
import type { useTexts } from '../../../texts/use-texts.ts'

type Words = ReturnType<typeof useTexts>['t']
type Days = Pick<ReturnType<typeof useFormat>, 'date'>

/** When a decision counts as delivered; of one that goes by post, who has noted when that it was posted. */
export function deliveryOf(
  { deliveredOn, byPost, postedOn, postedBy }: SchoolDecision,
  t: Words,
  format: Days,
): string {
  if (deliveredOn === null) return t(byPost ? 'school.decisions.toPost' : 'school.decisions.beingMade')
  const day = format.date(deliveredOn)
  return postedOn === null
    ? day
    : t('school.decisions.posted', { day, posted: format.date(postedOn), name: postedBy ?? '' })
}

/** How the term of a decision stands, in words, with its last day while it runs. */
export const termOf = (
  { term, objectionUntil }: Pick<SchoolDecision, 'term' | 'objectionUntil'>,
  t: Words,
  format: Days,
): string =>
  term === 'running' && objectionUntil
    ? `${t('school.decisions.terms.running')} ${format.date(objectionUntil)}`
    : t(`school.decisions.terms.${term}`)

/** How an objection stands, where there is one; else how long there may be one. */
export const objectionOf = (
  { objection, ...row }: Pick<SchoolDecision, 'term' | 'objectionUntil'> & Pick<ListedDecision, 'objection'>,
  t: ReturnType<typeof useTexts>['t'],
  format: Pick<ReturnType<typeof useFormat>, 'date'>,
): string => (objection ? t(`school.decisions.objection.${objection.state}`) : termOf(row, t, format))
