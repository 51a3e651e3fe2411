import type { SchoolChangeRequest } from '@billett/contract'
import type { useTexts } from '../../texts/use-texts.ts'

/** What a request is called where several stand together: its kind, and whom it is about. */
export const nameOfRequest =
  (t: ReturnType<typeof useTexts>['t']) =>
  ({ kind, student }: Pick<SchoolChangeRequest, 'kind' | 'student'>): string =>
    [t(`school.requests.kinds.${kind}`), student?.name].filter(Boolean).join(', ')
