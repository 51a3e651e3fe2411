import { DocumentTakenBack, type StaffDocument } from '@billett/contract'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { FormDialog } from '@billett/web-kit/forms/FormDialog.tsx'
import { TextField } from '@billett/web-kit/forms/TextField.tsx'
import { useSchemaForm } from '@billett/web-kit/forms/use-schema-form.ts'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { takeBackStaffDocument } from '../../state/admin/admin.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'

interface Props {
  userId: string
  document: StaffDocument
  onDone: () => void
  onClose: () => void
}

/** Asks why a document is taken back, and says what that does. */
export function TakeBackDialog({ userId, document: { guid, title, fileName, readOn }, onDone, onClose }: Props) {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const { loading, errors } = useCall(takeBackStaffDocument)
  const form = useSchemaForm<DocumentTakenBack>({
    schema: DocumentTakenBack,
    defaultValues: { reason: '' },
    errors,
  })
  return (
    <FormDialog
      title={t('customerDocuments.takeBackTitle', { name: title || fileName })}
      form={form}
      send={async body => {
        const params = { userId, documentGuid: guid }
        if (takeBackStaffDocument.fulfilled.match(await dispatch(takeBackStaffDocument({ params, body })))) onDone()
      }}
      busy={loading}
      errors={errors}
      submit={t('customerDocuments.takeBack')}
      width="md"
      onClose={onClose}
    >
      <Text>{t(readOn ? 'customerDocuments.takeBackRead' : 'customerDocuments.takeBackText')}</Text>
      <TextField<DocumentTakenBack> name="reason" label={t('customerDocuments.reason')} />
    </FormDialog>
  )
}
