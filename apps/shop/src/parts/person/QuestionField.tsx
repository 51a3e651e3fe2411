import type { DynamicInfoSchemeReply } from '@billett/contract'
import { CheckboxField } from '@billett/web-kit/forms/CheckboxField.tsx'
import { SelectField } from '@billett/web-kit/forms/SelectField.tsx'
import { TextField } from '@billett/web-kit/forms/TextField.tsx'
import type { ComponentProps } from 'react'
import { useShop } from '../../hooks/shop.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { inlineLinks, plainText } from './inline-links.tsx'
import type { Answers } from './question-form.ts'

interface Values {
  answers: Answers
}

type Input = Partial<ComponentProps<typeof TextField<Values>>>

/** How kinds are typed that are no sentences; a browser shows dates and numbers as its reader writes them. */
const INPUTS: Partial<Record<DynamicInfoSchemeReply['datatypID'], Input>> = {
  Date: { type: 'date' },
  DateTime: { type: 'datetime-local' },
  Number: { type: 'number', step: 'any', inputMode: 'decimal' },
  Currency: { type: 'number', step: 0.01, min: 0, inputMode: 'decimal' },
}

/** One question of the client's own, as its kind is answered (Spec 3 §3). */
export function QuestionField({ scheme }: { scheme: DynamicInfoSchemeReply }) {
  const { t } = useTexts()
  const { region } = useShop()
  const { guid, datatypID, description, isRequired, choices = [] } = scheme
  const name = `answers.${guid}` as const
  if (datatypID === 'Checkbox')
    return <CheckboxField<Values> name={name} required={isRequired} label={inlineLinks(description)} />
  const label = plainText(description)
  if (datatypID === 'Combobox')
    return (
      <SelectField<Values>
        name={name}
        label={label}
        optional={!isRequired}
        options={[
          { value: '', text: t('person.noChoice') },
          ...choices.map(({ id, label: text }) => ({ value: id, text })),
        ]}
      />
    )
  const hint = datatypID === 'Currency' ? { hint: t('person.amountIn', { currency: region.currency }) } : {}
  return (
    <TextField<Values>
      name={name}
      label={label}
      optional={!isRequired}
      autoComplete="off"
      {...INPUTS[datatypID]}
      {...hint}
    />
  )
}
