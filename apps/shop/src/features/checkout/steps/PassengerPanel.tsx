import type { OrderTicket } from '@billett/contract'
import { GENDER } from '@billett/domain'
import { SelectField } from '@billett/web-kit/forms/SelectField.tsx'
import { TextField } from '@billett/web-kit/forms/TextField.tsx'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import type { FocusEvent } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTexts } from '../../../texts/use-texts.ts'
import type { CheckoutValues } from '../checkout-form.ts'
import styles from './PassengerPanel.module.css'
import { type AgeBounds, demandedFields, type PassengerField } from './passenger-form.ts'

interface Props {
  ticket: OrderTicket
  /** Place of the ticket in the order. */
  index: number
  title: string
  bounds: AgeBounds
  /** The focus has left these inputs. */
  onLeave: () => void
}

/** What one ticket must know of who travels with it. */
export function PassengerPanel({ ticket, index, title, bounds, onLeave }: Props) {
  const { t } = useTexts()
  const { setValue } = useFormContext<CheckoutValues>()
  const [first, last] = useWatch<CheckoutValues, ['guest.firstName', 'guest.lastName']>({
    name: ['guest.firstName', 'guest.lastName'],
  })
  const fields = demandedFields(ticket)
  // Who travels on one ticket need not be who travels on the next.
  const section = `section-passenger${index}`
  const choose = { value: '', text: t('checkout.passengers.choose') }
  const name = <F extends PassengerField>(field: F) => `passengers.${index}.${field}` as const
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) onLeave()
  }
  const useBuyer = () => {
    const typed = { shouldValidate: true, shouldTouch: true }
    setValue(name('firstName'), first, typed)
    setValue(name('lastName'), last, typed)
  }
  return (
    <fieldset onBlur={leave} className={styles.passenger}>
      <Text component="legend" variant="h3" className={styles.legend}>
        {title}
      </Text>
      <div className={styles.fields}>
        {first !== '' && last !== '' && fields.includes('firstName') && fields.includes('lastName') && (
          <Button variant="text" onClick={useBuyer} className={styles.sameAsBuyer}>
            {t('checkout.passengers.useBuyer')}
          </Button>
        )}
        {fields.includes('salutation') && (
          <div className={styles.wide}>
            <SelectField<CheckoutValues>
              name={name('salutation')}
              label={t('checkout.passengers.salutation')}
              options={[
                choose,
                { value: `${GENDER.Female}`, text: t('order.salutations.female') },
                { value: `${GENDER.Male}`, text: t('order.salutations.male') },
                { value: `${GENDER.Undetermined}`, text: t('order.salutations.undetermined') },
              ]}
            />
          </div>
        )}
        {fields.includes('firstName') && (
          <TextField<CheckoutValues>
            name={name('firstName')}
            label={t('common.person.firstName')}
            autoComplete={`${section} given-name`}
          />
        )}
        {fields.includes('lastName') && (
          <TextField<CheckoutValues>
            name={name('lastName')}
            label={t('common.person.lastName')}
            autoComplete={`${section} family-name`}
          />
        )}
        {fields.includes('birthDate') && (
          <TextField<CheckoutValues>
            name={name('birthDate')}
            type="date"
            max={bounds.today}
            autoComplete={`${section} bday`}
            label={t('common.person.birthDate')}
          />
        )}
        {fields.includes('mediumType') && (
          <>
            <SelectField<CheckoutValues>
              name={name('mediumType')}
              label={t('checkout.passengers.mediumType')}
              options={[
                choose,
                ...ticket.identificationMediums.map(code => ({ value: code, text: t(`order.mediums.${code}`) })),
              ]}
            />
            <TextField<CheckoutValues>
              name={name('mediumValue')}
              label={t('checkout.passengers.mediumValue')}
              autoComplete="off"
            />
          </>
        )}
      </div>
    </fieldset>
  )
}
