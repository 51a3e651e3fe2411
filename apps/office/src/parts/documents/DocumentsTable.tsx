import type { StaffDocument } from '@billett/contract'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { saveFile } from '@billett/web-kit/http/save-file.ts'
import { EmptyState } from '@billett/web-kit/kit/feedback/EmptyState.tsx'
import { useSay } from '@billett/web-kit/kit/feedback/toasts.ts'
import { DataTable } from '@billett/web-kit/kit/lists/DataTable.tsx'
import type { RowAction } from '@billett/web-kit/kit/lists/RowActions.tsx'
import { mdiFileDocumentOutline } from '@mdi/js'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { getStaffDocument } from '../../state/admin/admin.calls.ts'
import { selectHolds } from '../../state/user.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { ListFailure } from '../ListFailure.tsx'
import { useDocumentColumns } from './use-document-columns.tsx'
import type { useDocuments } from './use-documents.ts'

interface Props {
  userId: string
  documents: ReturnType<typeof useDocuments>
  /** Left out for whoever may not. */
  onTakeBack: ((document: StaffDocument) => void) | undefined
}

const nameOf = ({ title, fileName }: StaffDocument): string => title || fileName

/** The documents of a customer; what is in one goes to the downloads, and that it was looked at is noted. */
export function DocumentsTable({ userId, documents: { rows, loading, failed, errors, again }, onTakeBack }: Props) {
  const { t } = useTexts()
  const say = useSay()
  const dispatch = useAppDispatch()
  const mayOpen = useAppSelector(selectHolds(['AllowedToSeePersonalDetails']))
  const download = useCall(getStaffDocument)
  const columns = useDocumentColumns()
  const open = async (documentGuid: string) => {
    const answer = await dispatch(getStaffDocument({ params: { userId, documentGuid } }))
    if (!getStaffDocument.fulfilled.match(answer) || !answer.payload.file) return
    saveFile(answer.payload.file)
    say(t('customerDocuments.saved', { fileName: answer.payload.file.fileName }))
  }
  const actions = (document: StaffDocument): RowAction[] => [
    ...(mayOpen && document.takenBackOn === null
      ? [{ text: t('customerDocuments.download'), act: () => void open(document.guid) }]
      : []),
    ...(onTakeBack && document.canBeTakenBack
      ? [{ text: t('customerDocuments.takeBack'), warns: true, act: () => onTakeBack(document) }]
      : []),
  ]
  return (
    <>
      <CallErrors errors={download.errors} all />
      <DataTable
        label={t('customerDocuments.open')}
        columns={columns}
        rows={rows}
        busy={loading}
        rowId={({ guid }) => guid}
        rowName={nameOf}
        actions={actions}
        summary={failed ? undefined : rows ? t('customerDocuments.found', { count: rows.length }) : t('common.loading')}
        empty={
          <EmptyState icon={mdiFileDocumentOutline} title={t('customerDocuments.none')}>
            {t('customerDocuments.noneText')}
          </EmptyState>
        }
        failure={failed ? <ListFailure errors={errors} onAgain={again} /> : undefined}
      />
    </>
  )
}
