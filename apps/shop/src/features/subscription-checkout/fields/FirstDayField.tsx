import { type FirstDayRule, firstMonths } from '@billett/domain'
import { ChoiceField } from '@billett/web-kit/forms/ChoiceField.tsx'
import { TextField } from '@billett/web-kit/forms/TextField.tsx'
import { useShop } from '../../../hooks/shop.ts'
import { useToday } from '../../../hooks/use-today.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import type { Typed } from '../said.ts'

interface Props {
  name: string
  label: string
  hint: string | undefined
  rule: FirstDayRule
}

/** When it begins: with a month, or on any day where the terms say so. What it costs stands in the box of debits. */
export function FirstDayField({ name, label, hint, rule }: Props) {
  const { t } = useTexts()
  const { format } = useShop()
  const today = useToday()
  if (rule.steps === 'day')
    return <TextField<Typed> name={name} label={label} hint={hint} type="date" min={today} autoComplete="off" />
  return (
    <ChoiceField<Typed>
      name={name}
      label={label}
      options={firstMonths(rule, today).map(month => ({
        value: month,
        text: format.monthOfYear(month),
        hint: month <= today ? t('subscriptionCheckout.runningMonth') : undefined,
      }))}
    />
  )
}
