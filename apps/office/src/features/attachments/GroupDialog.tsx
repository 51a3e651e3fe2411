import type { AttachmentFile, FilesQuery, StaffAttachments } from '@billett/contract'
import { FormDialog } from '@billett/web-kit/forms/FormDialog.tsx'
import { useSchemaForm } from '@billett/web-kit/forms/use-schema-form.ts'
import { MultiSelect } from '@billett/web-kit/kit/controls/MultiSelect.tsx'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import * as z from 'zod/mini'
import { useFileSize } from '../../hooks/use-file-size.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { useGroupName } from './use-group-name.ts'
import { useSavedGroup } from './use-saved-group.ts'

const Chosen = z.object({ files: z.array(z.string()) })
type Chosen = z.infer<typeof Chosen>

interface Props {
  plan: StaffAttachments
  group: StaffAttachments['groups'][number]
  files: readonly AttachmentFile[]
  /** How the list of files behind it is put in order, which is read anew. */
  sort: FilesQuery['sort']
  onSaved: () => void
  onClose: () => void
}

/** Says which files the tickets of a group bring; one that is there no more is not chosen. */
export function GroupDialog({ plan, group, files, sort, onSaved, onClose }: Props) {
  const { t } = useTexts()
  const sizeText = useFileSize()
  const name = useGroupName()(group)
  const { busy, isLate, errors, send } = useSavedGroup(plan, group.sortGroup, sort)
  const there = group.files.filter(({ fileName }) => fileName !== null)
  const form = useSchemaForm<Chosen>({
    schema: Chosen,
    defaultValues: { files: there.map(({ path }) => path) },
    errors,
  })
  const chosen = form.watch('files')
  const size = files.reduce((sum, file) => (chosen.includes(file.path) ? sum + file.size : sum), 0)
  return (
    <FormDialog
      title={t('attachments.filesOf', { name })}
      form={form}
      send={async values => {
        if (await send(values.files)) onSaved()
      }}
      busy={busy}
      errors={errors}
      submit={t('common.save')}
      edits
      width="md"
      onClose={onClose}
    >
      {isLate && (
        <MessageBox kind="error" title={t('attachments.changed')}>
          {t('attachments.changedText')} {there.map(({ fileName }) => fileName).join(', ') || t('attachments.nothing')}.
        </MessageBox>
      )}
      <MultiSelect
        name="files"
        label={t('attachments.files')}
        hint={t('attachments.room', { size: sizeText(size), most: sizeText(plan.mostBytes) })}
        options={files.map(file => ({ value: file.path, text: `${file.fileName} (${sizeText(file.size)})` }))}
        value={chosen}
        onChange={value => form.setValue('files', [...value], { shouldDirty: true })}
      />
    </FormDialog>
  )
}
