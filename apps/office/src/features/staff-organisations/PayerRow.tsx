import type { StaffOrganisation } from '@billett/contract'
import { SearchedField } from '@billett/web-kit/forms/SearchedField.tsx'
import { TextField } from '@billett/web-kit/forms/TextField.tsx'
import { useFieldError } from '@billett/web-kit/forms/use-field-error.ts'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { FormSection } from '@billett/web-kit/kit/layout/FormSection.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import type { PayersValues } from './payers-values.ts'
import { useFound } from './use-found.ts'

interface Props {
  index: number
  /** What the payer is called that stands there. */
  begun: string
  find: (search: string) => Promise<readonly StaffOrganisation[] | undefined>
  onChoose: (found: StaffOrganisation | null) => void
  onRemove: () => void
}

/** Somebody who pays, from a first day to a last one. */
export function PayerRow({ index, begun, find, onChoose, onRemove }: Props) {
  const { t } = useTexts()
  const { words } = useFound()
  const error = useFieldError<PayersValues>(`payers.${index}.payerGuid`)
  return (
    <FormSection title={t('organisations.payerNumber', { number: index + 1 })}>
      <SearchedField
        name={`payers.${index}.payerGuid`}
        label={t('organisations.payer')}
        hint={t('organisations.payerHint')}
        words={words}
        least={1}
        begun={begun}
        find={find}
        option={({ guid, name }) => ({ value: guid, text: name })}
        error={error}
        onChoose={onChoose}
      />
      <TextField<PayersValues> name={`payers.${index}.from`} type="date" label={t('organisations.from')} />
      <TextField<PayersValues> name={`payers.${index}.until`} type="date" label={t('organisations.until')} optional />
      <Button variant="text" onClick={onRemove}>
        {t('organisations.removePayer', { number: index + 1 })}
      </Button>
    </FormSection>
  )
}
