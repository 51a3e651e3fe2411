import type { BatchRow } from '@billett/contract'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import type { DataColumn } from '@billett/web-kit/kit/lists/data-column.ts'
import { Chip } from '@billett/web-kit/kit/text/Chip.tsx'
import { useMemo } from 'react'
import { useFormat } from '../../hooks/use-format.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { useFieldName } from './use-field-name.ts'

const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) => `${lastName}, ${firstName}`

/** What is shown of a row: who, what becomes of them, and why. */
export function useRowColumns(onDecide: ((row: BatchRow) => void) | undefined): readonly DataColumn<BatchRow>[] {
  const { t } = useTexts()
  const format = useFormat()
  const fieldName = useFieldName()
  return useMemo(() => {
    const said = (text: string) => text || t('school.imports.nothing')
    const detailsOf = ({ changes, problems, candidates, action, error }: BatchRow): string => {
      if (error) return error.customerErrorMessage
      if (problems.length > 0)
        return problems
          .map(({ text, said: inFile }) => (inFile === '' ? text : t('school.imports.inFile', { text, said: inFile })))
          .join('; ')
      if (action === 'unclear')
        return candidates.length === 0
          ? t('school.imports.noCandidates')
          : t('school.imports.candidates', { names: candidates.map(nameOf).join('; ') })
      return changes
        .map(({ field, before, after }) =>
          t('school.imports.changed', { field: fieldName(field), before: said(before), after: said(after) }),
        )
        .join('; ')
    }
    return [
      { id: 'name', header: t('school.imports.name'), cell: row => nameOf(row) },
      {
        id: 'born',
        header: t('school.imports.born'),
        whole: true,
        // What is no date stands there as it does in the file.
        cell: ({ birthDate, problems }) =>
          birthDate === '' ? (problems.find(({ field }) => field === 'birthDate')?.said ?? '') : format.date(birthDate),
      },
      { id: 'class', header: t('school.pupils.class'), whole: true, cell: row => row.class },
      {
        id: 'what',
        header: t('school.imports.what'),
        whole: true,
        cell: ({ action }) => <Chip label={t(`school.imports.actions.${action}`)} />,
      },
      { id: 'details', header: t('school.imports.details'), cell: detailsOf },
      ...(onDecide
        ? [
            {
              id: 'decide',
              header: t('school.imports.decide'),
              cell: (row: BatchRow) =>
                row.candidates.length > 0 || row.action === 'unclear' ? (
                  <Button
                    variant="outlined"
                    aria-label={`${t('school.imports.decide')}: ${nameOf(row)}`}
                    onClick={() => onDecide(row)}
                  >
                    {t('school.imports.decide')}
                  </Button>
                ) : null,
            },
          ]
        : []),
    ]
  }, [fieldName, format, onDecide, t])
}
