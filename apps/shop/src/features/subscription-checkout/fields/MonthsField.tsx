import { addMonths, firstOfMonth } from '@billett/domain'
import { useFieldError } from '@billett/web-kit/forms/use-field-error.ts'
import { CheckboxInput } from '@billett/web-kit/kit/controls/CheckboxInput.tsx'
import { FieldNote } from '@billett/web-kit/kit/controls/FieldNote.tsx'
import { useId } from 'react'
import { useController } from 'react-hook-form'
import { useShop } from '../../../hooks/shop.ts'
import { useToday } from '../../../hooks/use-today.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import type { Typed } from '../said.ts'
import styles from './MonthsField.module.css'

interface Props {
  name: string
  label: string
  /** As many have to be chosen. */
  least: number
}

const MONTHS_AHEAD = 12

/** Some of the months of a year. */
export function MonthsField({ name, label, least }: Props) {
  const { t } = useTexts()
  const { format } = useShop()
  const id = useId()
  const today = useToday()
  const { field } = useController<Typed>({ name })
  const error = useFieldError<Typed>(name)
  const chosen = Array.isArray(field.value) ? field.value : []
  const months = Array.from({ length: MONTHS_AHEAD }, (_, index) => addMonths(firstOfMonth(today), index + 1))
  return (
    <fieldset aria-describedby={`${id}-note`} className={styles.months}>
      <legend className={styles.legend}>{label}</legend>
      <FieldNote id={`${id}-note`} error={error !== undefined}>
        {error ?? t('subscriptionCheckout.leastMonths', { count: least })}
      </FieldNote>
      <div className={styles.boxes}>
        {months.map((month, index) => (
          <CheckboxInput
            key={month}
            ref={index === 0 ? field.ref : undefined}
            name={name}
            label={format.monthOfYear(month)}
            aria-invalid={error !== undefined}
            checked={chosen.includes(month)}
            onBlur={field.onBlur}
            onChange={({ target }) =>
              field.onChange(target.checked ? [...chosen, month].toSorted() : chosen.filter(one => one !== month))
            }
          />
        ))}
      </div>
    </fieldset>
  )
}
