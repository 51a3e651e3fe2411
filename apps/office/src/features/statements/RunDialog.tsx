import type { StaffStatement } from '@billett/contract'
import { key } from '@billett/contract'
import { atWallClock } from '@billett/domain'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { FormDialog } from '@billett/web-kit/forms/FormDialog.tsx'
import { TextField } from '@billett/web-kit/forms/TextField.tsx'
import { useSchemaForm } from '@billett/web-kit/forms/use-schema-form.ts'
import { saveFile } from '@billett/web-kit/http/save-file.ts'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useMemo } from 'react'
import * as z from 'zod/mini'
import { useOffice } from '../../hooks/office.ts'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { executeSqlStatement } from '../../state/admin/admin.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { inItsWords, planIn } from './in-its-words.ts'
import { SqlText } from './SqlText.tsx'

/** Calendar and clock as a browser's field has them: `2026-11-23T14:30`. */
const Wall = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/, key('required')))

const PARAMETERS = ['from', 'to'] as const

interface Values {
  from: string
  to: string
}

interface Props {
  statement: StaffStatement
  onRan: (fileName: string) => void
  onClose: () => void
}

/** Runs a statement, with the moments it asks for, and hands its file to the downloads. */
export function RunDialog({ statement: { description, parameters }, onRan, onClose }: Props) {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const { timeZone } = useOffice().region
  const { loading, errors: refused } = useCall(executeSqlStatement)
  const errors = useMemo(() => inItsWords(refused), [refused])
  const plan = planIn(refused)
  const asked = PARAMETERS.filter(name => parameters.includes(name))
  const schema = z.object({
    from: parameters.includes('from') ? Wall : z.string(),
    to: parameters.includes('to') ? Wall : z.string(),
  })
  const form = useSchemaForm<Values>({ schema, defaultValues: { from: '', to: '' }, errors })
  const run = async (values: Values) => {
    const query = Object.fromEntries(
      asked.map(name => [name, atWallClock(values[name].slice(0, 10), values[name].slice(11), timeZone)]),
    )
    const answer = await dispatch(executeSqlStatement({ params: { description }, query }))
    if (!executeSqlStatement.fulfilled.match(answer) || !answer.payload.file) return
    saveFile(answer.payload.file)
    onRan(answer.payload.file.fileName)
  }
  return (
    <FormDialog
      title={t('statements.runTitle', { description })}
      form={form}
      send={run}
      busy={loading}
      errors={errors}
      submit={t('statements.run')}
      width="sm"
      onClose={onClose}
    >
      {asked.map(name => (
        <TextField<Values>
          key={name}
          name={name}
          type="datetime-local"
          label={t(`statements.parameters.${name}`)}
          hint={t('statements.zone', { zone: timeZone })}
        />
      ))}
      {plan !== '' && (
        <div>
          <Text variant="h3">{t('statements.plan')}</Text>
          <SqlText text={plan} />
        </div>
      )}
      <Text>{t('statements.runText')}</Text>
    </FormDialog>
  )
}
