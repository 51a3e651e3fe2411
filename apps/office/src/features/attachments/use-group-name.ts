import type { StaffAttachments } from '@billett/contract'
import { useCallback } from 'react'
import { useTexts } from '../../texts/use-texts.ts'

/** What a group is called: where the tariff has it no more, by its name there. */
export function useGroupName() {
  const { t } = useTexts()
  return useCallback(
    ({ sortGroup, title }: StaffAttachments['groups'][number]): string =>
      title ?? sortGroup ?? t('attachments.allGroups'),
    [t],
  )
}
