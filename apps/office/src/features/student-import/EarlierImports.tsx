import type { Batch } from '@billett/contract'
import { EmptyState } from '@billett/web-kit/kit/feedback/EmptyState.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { DataTable } from '@billett/web-kit/kit/lists/DataTable.tsx'
import type { DataColumn } from '@billett/web-kit/kit/lists/data-column.ts'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { TextLink } from '@billett/web-kit/kit/text/TextLink.tsx'
import { mdiTableArrowUp } from '@mdi/js'
import { useMemo } from 'react'
import { useFormat } from '../../hooks/use-format.ts'
import { ListFailure } from '../../parts/ListFailure.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { useImports } from './use-import.ts'

const rowId = ({ guid }: Batch) => guid

/** Lists that were taken in: those that are not done are gone on with. */
export function EarlierImports({ organisation, onOpen }: { organisation: string; onOpen: (batch: Batch) => void }) {
  const { t } = useTexts()
  const format = useFormat()
  const { rows, busy, failed, errors, again } = useImports(organisation)
  const imports = useMemo(() => rows?.filter(({ kind }) => kind === 'import'), [rows])
  const columns = useMemo<readonly DataColumn<Batch>[]>(
    () => [
      {
        id: 'file',
        header: t('school.imports.file'),
        cell: batch => (
          <TextLink component="button" type="button" onClick={() => onOpen(batch)}>
            {batch.fileName}
          </TextLink>
        ),
      },
      {
        id: 'on',
        header: t('school.documents.createdOn'),
        whole: true,
        cell: row => format.instantDate(row.createdOn),
      },
      {
        id: 'state',
        header: t('school.imports.state'),
        whole: true,
        cell: row => t(`school.imports.states.${row.state}`),
      },
      { id: 'by', header: t('school.imports.by'), cell: row => row.startedBy ?? t('school.documents.nobody') },
    ],
    [format, onOpen, t],
  )
  return (
    <Stack spacing={1}>
      <Text variant="h2">{t('school.imports.earlier')}</Text>
      <DataTable
        label={t('school.imports.earlier')}
        columns={columns}
        rows={imports}
        busy={busy}
        rowId={rowId}
        rowName={({ fileName }) => fileName}
        empty={
          <EmptyState icon={mdiTableArrowUp} title={t('school.imports.none')}>
            {t('school.imports.noneText')}
          </EmptyState>
        }
        failure={failed ? <ListFailure errors={errors} onAgain={again} /> : undefined}
      />
    </Stack>
  )
}
