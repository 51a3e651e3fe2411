import type { Mandate } from '@billett/contract'
import { CheckboxField } from '@billett/web-kit/forms/CheckboxField.tsx'
import { SchemaForm } from '@billett/web-kit/forms/SchemaForm.tsx'
import { TextField } from '@billett/web-kit/forms/TextField.tsx'
import { useSchemaForm } from '@billett/web-kit/forms/use-schema-form.ts'
import type { CallError } from '@billett/web-kit/http/outcome.ts'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useEffect, useMemo } from 'react'
import { useAppSelector } from '../../hooks/store-hooks.ts'
import { MandateText } from '../../parts/mandate/MandateText.tsx'
import { selectUser } from '../../state/user/user.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { type MandateValues, mandateSchema, mandateValuesOf } from './mandate-form.ts'
import { useBank } from './use-bank.ts'

interface Props {
  /** Left out for a new one. */
  mandate: Mandate | undefined
  busy: boolean
  errors: readonly CallError[]
  onSave: (values: MandateValues) => Promise<void>
  onCancel: () => void
}

/** Account, owner and consent. The account number is checked at its field, and names its bank. */
export function MandateForm({ mandate, busy, errors, onSave, onCancel }: Props) {
  const { t } = useTexts()
  const { firstName, lastName } = useAppSelector(selectUser)
  const schema = useMemo(() => mandateSchema(mandate), [mandate])
  const form = useSchemaForm<MandateValues>({
    schema,
    defaultValues: mandateValuesOf(mandate, `${firstName} ${lastName}`.trim()),
    errors,
  })
  const { setFocus } = form
  useEffect(() => setFocus('iban'), [setFocus])
  const bank = useBank(form)
  const ibanHint =
    bank === 'none'
      ? mandate
        ? t('mandates.ibanKept', { iban: mandate.iban })
        : t('mandates.ibanHint')
      : t(`mandates.bank.${bank}`)
  return (
    <SchemaForm
      form={form}
      send={onSave}
      busy={busy}
      errors={errors}
      submit={mandate ? t('mandates.saveChange') : t('mandates.save')}
      afterSubmit={
        <Button size="large" onClick={onCancel}>
          {t('common.cancel')}
        </Button>
      }
    >
      <Text variant="h2">{mandate ? t('mandates.change') : t('mandates.add')}</Text>
      <TextField<MandateValues>
        name="iban"
        label={t('mandates.iban')}
        hint={ibanHint}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={60}
        optional={mandate !== undefined}
      />
      <TextField<MandateValues>
        name="creditInstitute"
        label={t('mandates.creditInstitute')}
        maxLength={70}
        autoComplete="off"
      />
      <TextField<MandateValues>
        name="bic"
        label={t('mandates.bic')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
      />
      <TextField<MandateValues>
        name="accountHolder"
        label={t('mandates.accountHolder')}
        autoComplete="name"
        maxLength={70}
      />
      <MandateText />
      <CheckboxField<MandateValues> name="consent" required label={t('mandates.consent')} />
    </SchemaForm>
  )
}
