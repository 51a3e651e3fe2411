import type { StaffApiKey } from '@billett/contract'
import type { DataColumn } from '@billett/web-kit/kit/lists/data-column.ts'
import { useMemo } from 'react'
import { useFormat } from '../../hooks/use-format.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** What a key is shown by. */
export function useApiKeyColumns(): readonly DataColumn<StaffApiKey>[] {
  const { t } = useTexts()
  const format = useFormat()
  return useMemo(
    () => [
      { id: 'name', header: t('apiKeys.name'), cell: ({ name }) => name },
      {
        id: 'scopes',
        header: t('apiKeys.scopes'),
        cell: ({ scopes }) => scopes.map(scope => t(`apiKeys.scope.${scope}`)).join(', '),
      },
      {
        id: 'lastUsedOn',
        header: t('apiKeys.lastUsedOn'),
        whole: true,
        cell: ({ lastUsedOn }) => (lastUsedOn === null ? t('apiKeys.never') : format.instantDateTime(lastUsedOn)),
      },
      {
        id: 'createdOn',
        header: t('apiKeys.createdOn'),
        whole: true,
        cell: ({ createdOn }) => format.instantDateTime(createdOn),
      },
      { id: 'client', header: t('office.client'), cell: ({ client }) => client },
    ],
    [t, format],
  )
}
