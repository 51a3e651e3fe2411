import type { ImportField } from '@billett/domain'
import { useCallback } from 'react'
import { useTexts } from '../../texts/use-texts.ts'

/** What a field of a list is called; class and grade as the portal calls them elsewhere. */
export function useFieldName(): (field: ImportField) => string {
  const { t } = useTexts()
  return useCallback(
    field => {
      if (field === 'class') return t('school.pupils.class')
      if (field === 'grade') return t('school.pupils.grade')
      return t(`school.imports.fields.${field}`)
    },
    [t],
  )
}
