import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { FormDialog } from '@billett/web-kit/forms/FormDialog.tsx'
import { SelectField } from '@billett/web-kit/forms/SelectField.tsx'
import { TextField } from '@billett/web-kit/forms/TextField.tsx'
import { useSchemaForm } from '@billett/web-kit/forms/use-schema-form.ts'
import { Row } from '@billett/web-kit/kit/layout/Row.tsx'
import { useOffice } from '../../hooks/office.ts'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { useClients } from '../../hooks/use-clients.ts'
import { enterStaffCase } from '../../state/admin/admin.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { CaseValues, caseOf, EMPTY_CASE } from './case-values.ts'

interface Props {
  /** Its id. */
  onEntered: (id: string) => void
  onClose: () => void
}

/** Enters that somebody was checked and could not show a pass. */
export function NewCaseDialog({ onEntered, onClose }: Props) {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const { timeZone } = useOffice().region
  const clients = useClients()
  const { loading, errors } = useCall(enterStaffCase)
  const form = useSchemaForm<CaseValues>({ schema: CaseValues, defaultValues: EMPTY_CASE, errors })
  const send = async (values: CaseValues) => {
    const answer = await dispatch(enterStaffCase({ query: {}, body: caseOf(values, timeZone) }))
    const entered = enterStaffCase.fulfilled.match(answer) ? answer.payload.data[0] : undefined
    if (entered) onEntered(entered.id)
  }
  return (
    <FormDialog
      title={t('enforcement.enter')}
      form={form}
      send={send}
      busy={loading}
      errors={errors}
      submit={t('common.save')}
      width="md"
      onClose={onClose}
    >
      {clients.length > 1 && (
        <SelectField<CaseValues>
          name="clientId"
          label={t('office.client')}
          options={clients.map(({ clientId, name, isOwn }) => ({ value: isOwn ? '' : clientId, text: name }))}
        />
      )}
      <TextField<CaseValues>
        name="checkedOn"
        type="datetime-local"
        label={t('enforcement.checkedOn')}
        hint={t('enforcement.zone', { zone: timeZone })}
      />
      <TextField<CaseValues> name="place" label={t('enforcement.place')} hint={t('enforcement.placeHint')} />
      <Row>
        <TextField<CaseValues> name="firstName" label={t('enforcement.firstName')} autoComplete="off" />
        <TextField<CaseValues> name="lastName" label={t('enforcement.lastName')} autoComplete="off" />
      </Row>
      <TextField<CaseValues> name="birthDate" type="date" label={t('enforcement.birthDate')} autoComplete="off" />
      <TextField<CaseValues>
        name="caseNumber"
        label={t('enforcement.caseNumber')}
        hint={t('enforcement.caseNumberHint')}
        autoComplete="off"
        optional
      />
    </FormDialog>
  )
}
