import type { StaffStatement } from '@billett/contract'
import { key } from '@billett/contract'
import { AREAS, areaId } from '@billett/contract/lists/attachments-address.ts'
import { atWallClock } from '@billett/domain'
import { FormDialog } from '@billett/web-kit/forms/FormDialog.tsx'
import { SelectField } from '@billett/web-kit/forms/SelectField.tsx'
import { TextField } from '@billett/web-kit/forms/TextField.tsx'
import { useSchemaForm } from '@billett/web-kit/forms/use-schema-form.ts'
import { saveFile } from '@billett/web-kit/http/save-file.ts'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import * as z from 'zod/mini'
import { useOffice } from '../../hooks/office.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { SqlText } from './SqlText.tsx'
import { useRunStatements } from './use-run-statements.ts'

/** Calendar and clock as a browser's field has them: `2026-11-23T14:30`. */
const Wall = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/, key('required')))

const MOMENTS = ['from', 'to'] as const

interface Values {
  from: string
  to: string
  /** Its number. */
  area: string
}

interface Props {
  /** One, or several that are run one after the other. */
  statements: readonly StaffStatement[]
  onRan: (fileName: string) => void
  onClose: () => void
}

/** Runs statements, with what they ask for, and hands their file to the downloads. */
export function RunDialog({ statements, onRan, onClose }: Props) {
  const { t } = useTexts()
  const { timeZone } = useOffice().region
  const { run, loading, errors, plan } = useRunStatements(statements)
  const asks = (name: string) => statements.some(({ parameters }) => parameters.includes(name))
  const asked = MOMENTS.filter(asks)
  const asksArea = asks('serviceArea')
  const schema = z.object({
    from: asked.includes('from') ? Wall : z.string(),
    to: asked.includes('to') ? Wall : z.string(),
    area: z.string(),
  })
  const form = useSchemaForm<Values>({
    schema,
    defaultValues: { from: '', to: '', area: String(areaId('ticket')) },
    errors,
  })
  const [only, ...others] = statements
  const isOne = only !== undefined && others.length === 0
  const send = async (values: Values) => {
    const moments = asked.map(name => [name, atWallClock(values[name].slice(0, 10), values[name].slice(11), timeZone)])
    const file = await run({ ...Object.fromEntries(moments), ...(asksArea && { serviceArea: Number(values.area) }) })
    if (!file) return
    saveFile(file)
    onRan(file.fileName)
  }
  return (
    <FormDialog
      title={
        isOne
          ? t('statements.runTitle', { description: only.description })
          : t('statements.runSeveralTitle', { count: statements.length })
      }
      form={form}
      send={send}
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
      {asksArea && (
        <SelectField<Values>
          name="area"
          label={t('statements.parameters.serviceArea')}
          options={AREAS.map(area => ({ value: String(areaId(area)), text: t(`statements.areas.${area}`) }))}
        />
      )}
      {plan !== '' && (
        <div>
          <Text variant="h3">{t('statements.plan')}</Text>
          <SqlText text={plan} />
        </div>
      )}
      <Text>{t(isOne ? 'statements.runText' : 'statements.runSeveralText')}</Text>
    </FormDialog>
  )
}
