import type { StaffAttachments } from '@billett/contract'
import { groupId } from '@billett/contract/lists/attachments-address.ts'
import { DataTable } from '@billett/web-kit/kit/lists/DataTable.tsx'
import type { DataColumn } from '@billett/web-kit/kit/lists/data-column.ts'
import { Chip } from '@billett/web-kit/kit/text/Chip.tsx'
import { useMemo } from 'react'
import { ListFailure } from '../../parts/ListFailure.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import type { useAttachments } from './use-attachments.ts'
import { useGroupName } from './use-group-name.ts'

type Group = StaffAttachments['groups'][number]

interface Props extends Pick<ReturnType<typeof useAttachments>, 'plan' | 'plans' | 'again'> {
  onOpen: (group: string) => void
}

/** What the tickets of each group bring; groups and files that are gone, and what no mail has room for, stand out. */
export function GroupsTable({ plan, plans: { loading, failed, errors }, again, onOpen }: Props) {
  const { t } = useTexts()
  const nameOf = useGroupName()
  const columns = useMemo(
    (): DataColumn<Group>[] => [
      { id: 'group', header: t('attachments.group'), cell: nameOf },
      {
        id: 'files',
        header: t('attachments.files'),
        cell: ({ files }) => files.map(({ fileName }) => fileName ?? t('attachments.missing')).join(', '),
      },
      {
        id: 'flags',
        header: t('attachments.state'),
        cell: ({ sortGroup, title, files, isTooLarge }) => (
          <>
            {sortGroup !== null && title === null && <Chip color="warning" label={t('attachments.groupGone')} />}
            {files.some(({ fileName }) => fileName === null) && <Chip color="error" label={t('attachments.missing')} />}
            {isTooLarge && <Chip color="error" label={t('attachments.tooLarge')} />}
          </>
        ),
      },
    ],
    [t, nameOf],
  )
  const groups = plan?.groups
  return (
    <DataTable
      label={t('attachments.groups')}
      columns={columns}
      rows={groups}
      busy={loading}
      rowId={({ sortGroup }) => groupId(sortGroup)}
      rowName={nameOf}
      actions={({ sortGroup }) => [{ text: t('attachments.choose'), act: () => onOpen(groupId(sortGroup)) }]}
      summary={
        failed ? undefined : groups ? t('attachments.groupsFound', { count: groups.length }) : t('common.loading')
      }
      empty={t('attachments.noGroup')}
      failure={failed ? <ListFailure errors={errors} onAgain={again} /> : undefined}
    />
  )
}
