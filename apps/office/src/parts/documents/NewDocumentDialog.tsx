import { DOCUMENT_KINDS, DOCUMENT_TEXT_LENGTH, DOCUMENT_TITLE_LENGTH, MOST_DOCUMENT_BYTES } from '@billett/domain'
import { FormDialog } from '@billett/web-kit/forms/FormDialog.tsx'
import { SelectField } from '@billett/web-kit/forms/SelectField.tsx'
import { TextAreaField } from '@billett/web-kit/forms/TextAreaField.tsx'
import { TextField } from '@billett/web-kit/forms/TextField.tsx'
import { useErrorText } from '@billett/web-kit/forms/use-error-text.ts'
import { useSchemaForm } from '@billett/web-kit/forms/use-schema-form.ts'
import { SegmentedControl } from '@billett/web-kit/kit/controls/SegmentedControl.tsx'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { FileUpload } from '@billett/web-kit/kit/files/FileUpload.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useWorkWords } from '@billett/web-kit/kit/work-words.ts'
import { useState } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import type { DocumentsOf } from './documents-of.ts'
import { type DocumentValues, EMPTY, SentValues, SOURCES, type Source, WrittenValues } from './new-document.ts'
import { useNewDocument } from './use-new-document.ts'

const ACCEPTED = '.pdf,.jpg,.jpeg,application/pdf,image/jpeg'
const ROWS = 12

/** Writes a document, or takes a file; the customer is told by mail that it is there, and not what it says. */
export function NewDocumentDialog({
  onDone,
  onClose,
  ...of
}: DocumentsOf & { onDone: () => void; onClose: () => void }) {
  const { t } = useTexts()
  const words = useWorkWords()
  const errorText = useErrorText()
  const { busy, errors, send } = useNewDocument(of)
  const [source, setSource] = useState<Source>('text')
  const [file, setFile] = useState<File>()
  const [isMissing, setMissing] = useState(false)
  const schema = source === 'text' ? WrittenValues : SentValues
  const form = useSchemaForm<DocumentValues>({ schema, defaultValues: EMPTY, errors })
  const refusal = errors.find(({ field }) => field === 'file')
  const error = refusal ? errorText(refusal.key, refusal.message) : undefined
  return (
    <FormDialog
      title={t('customerDocuments.newTitle', { name: of.name })}
      form={form}
      send={async values => {
        setMissing(source === 'file' && !file)
        if (source === 'file' && !file) return
        if (await send(values, source === 'file' ? file : undefined)) onDone()
      }}
      busy={busy}
      errors={errors}
      submit={t('customerDocuments.put')}
      width="md"
      onClose={onClose}
    >
      <Text>
        {of.contract
          ? t('customerDocuments.aboutContract', { number: of.contract.number })
          : t('customerDocuments.aboutNone')}
      </Text>
      <TextField<DocumentValues> name="title" label={t('customerDocuments.name')} maxLength={DOCUMENT_TITLE_LENGTH} />
      <SelectField<DocumentValues>
        name="kind"
        label={t('customerDocuments.kind')}
        options={DOCUMENT_KINDS.map(value => ({ value, text: t(`customerDocuments.kinds.${value}`) }))}
      />
      <SegmentedControl
        label={t('customerDocuments.source')}
        value={source}
        options={SOURCES.map(value => ({ value, text: t(`customerDocuments.sources.${value}`) }))}
        onChange={setSource}
      />
      {source === 'text' ? (
        <TextAreaField<DocumentValues>
          name="text"
          label={t('customerDocuments.text')}
          hint={t('customerDocuments.textHint')}
          rows={ROWS}
          maxLength={DOCUMENT_TEXT_LENGTH}
        />
      ) : (
        <>
          <FileUpload
            label={t('customerDocuments.file')}
            hint={t('customerDocuments.fileHint')}
            accept={ACCEPTED}
            maxBytes={MOST_DOCUMENT_BYTES}
            files={
              file ? [{ id: 'file', name: file.name, ...(busy ? { progress: null } : error ? { error } : {}) }] : []
            }
            words={words}
            onAdd={([chosen]) => setFile(chosen)}
            onRemove={() => setFile(undefined)}
          />
          {isMissing && !file && <MessageBox kind="error">{t('customerDocuments.fileMissing')}</MessageBox>}
        </>
      )}
    </FormDialog>
  )
}
