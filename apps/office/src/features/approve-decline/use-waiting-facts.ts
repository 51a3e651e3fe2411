import type { SchoolContract } from '@billett/contract'
import { missingProofs } from '@billett/domain'
import { useMemo } from 'react'
import { useFormat } from '../../hooks/use-format.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** What a line of the inbox says beside the name, as long as nobody has chosen. */
export const USUAL_FACTS = ['class', 'organisation', 'orderDate']

export interface WaitingFact {
  id: string
  header: string
  /** Empty: it is left out of the line. */
  of: (contract: SchoolContract) => string
}

/** Everything that a line of the inbox may say of who waits. */
export function useWaitingFacts(): readonly WaitingFact[] {
  const { t } = useTexts()
  const format = useFormat()
  return useMemo(
    () => [
      { id: 'class', header: t('school.pupils.class'), of: ({ student }) => student.class || student.grade },
      { id: 'organisation', header: t('school.pupils.organisation'), of: ({ organisation }) => organisation.name },
      {
        id: 'orderDate',
        header: t('school.decide.appliedOn'),
        of: ({ orderDate }) => format.instantDate(orderDate),
      },
      { id: 'birthDate', header: t('school.pupils.birthDate'), of: ({ student }) => format.date(student.birthDate) },
      {
        id: 'customerNumber',
        header: t('school.pupils.customerNumber'),
        of: ({ student }) => student.customerNumber,
      },
      { id: 'number', header: t('school.decide.number'), of: ({ number }) => number },
      { id: 'product', header: t('school.pupils.product'), of: ({ product }) => product },
      {
        id: 'validFrom',
        header: t('school.pupils.validFrom'),
        of: ({ validFrom }) => (validFrom === null ? '' : format.date(validFrom)),
      },
      { id: 'state', header: t('school.pupils.state'), of: ({ stateText }) => stateText },
      {
        id: 'proofs',
        header: t('school.pupils.proofs'),
        of: contract => {
          const proofs = missingProofs(contract).join(', ')
          return proofs === '' ? '' : t('school.decide.missingProofs', { proofs })
        },
      },
    ],
    [t, format],
  )
}
