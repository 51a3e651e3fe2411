import type { ListedDecision, SchoolDecision } from '@billett/contract'
import type { useFormat } from '../../../hooks/use-format.ts'
import type { useTexts } from '../../../texts/use-texts.ts'

/** How the term of a decision stands, in words, with its last day while it runs. */
export const termOf = (
  { term, objectionUntil }: Pick<SchoolDecision, 'term' | 'objectionUntil'>,
  t: ReturnType<typeof useTexts>['t'],
  format: Pick<ReturnType<typeof useFormat>, 'date'>,
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
