import { SaveStatement, type StaffStatement } from '@billett/contract'
import { FormDialog } from '@billett/web-kit/forms/FormDialog.tsx'
import { TextAreaField } from '@billett/web-kit/forms/TextAreaField.tsx'
import { TextField } from '@billett/web-kit/forms/TextField.tsx'
import { useSchemaForm } from '@billett/web-kit/forms/use-schema-form.ts'
import { BusyButton } from '@billett/web-kit/kit/controls/BusyButton.tsx'
import { LiveRegion } from '@billett/web-kit/kit/feedback/LiveRegion.tsx'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { useState } from 'react'
import * as z from 'zod/mini'
import { useTexts } from '../../texts/use-texts.ts'
import { ReportViews } from './ReportViews.tsx'
import { SqlText } from './SqlText.tsx'
import { useSavedStatement, type Written } from './use-saved-statement.ts'

/** What is typed: the rules of the call, without the version, which nobody types. */
const WRITTEN = z.pick(SaveStatement, { description: true, statement: true })

interface Props {
  /** Undefined for a new one. */
  statement: StaffStatement | undefined
  onSaved: () => void
  onClose: () => void
}

/** Writes a statement, and shows before it is stored what would be stored, or what is wrong with it. */
export function StatementDialog({ statement, onSaved, onClose }: Props) {
  const { t } = useTexts()
  const { busy, errors, theirs, send } = useSavedStatement(statement)
  const form = useSchemaForm<Written>({
    schema: WRITTEN,
    defaultValues: { description: statement?.description ?? '', statement: statement?.statement ?? '' },
    errors,
  })
  const typed = JSON.stringify(form.watch())
  // Shown as long as it is of what stands in the form.
  const [checked, setChecked] = useState<{ of: string; stored: StaffStatement | undefined }>()
  const stored = checked?.of === typed ? checked.stored : undefined
  return (
    <FormDialog
      title={t(statement ? 'statements.editTitle' : 'statements.create')}
      form={form}
      send={async values => {
        if (await send(values, false)) onSaved()
      }}
      busy={busy}
      errors={errors}
      submit={t('common.save')}
      edits={statement !== undefined}
      width="lg"
      onClose={onClose}
    >
      {theirs && (
        <MessageBox kind="error" title={t('statements.changed')}>
          {t('statements.changedText')} <SqlText text={theirs.statement} /> {t('statements.changedNow')}
        </MessageBox>
      )}
      <TextField<Written>
        name="description"
        label={t('statements.description')}
        hint={t('statements.descriptionHint')}
        readOnly={statement !== undefined}
      />
      <TextAreaField<Written>
        name="statement"
        rows={10}
        spellCheck={false}
        label={t('statements.statement')}
        hint={t('statements.statementHint')}
      />
      <ReportViews />
      <div>
        <BusyButton
          type="button"
          variant="outlined"
          busy={busy}
          onClick={() => {
            if (!busy)
              void form.handleSubmit(async values => setChecked({ of: typed, stored: await send(values, true) }))()
          }}
        >
          {t('statements.check')}
        </BusyButton>
      </div>
      <LiveRegion>
        {stored && (
          <MessageBox kind="success" title={t('statements.checked')}>
            <SqlText text={stored.statement} />
          </MessageBox>
        )}
      </LiveRegion>
    </FormDialog>
  )
}
