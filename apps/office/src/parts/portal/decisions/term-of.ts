import type { SchoolDecision } from '@billett/contract'
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
