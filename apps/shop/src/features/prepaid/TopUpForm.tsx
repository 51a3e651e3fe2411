import type { PrepaidStatus } from '@billett/contract'
import { TOP_UP_SORT } from '@billett/domain'
import { resetAction } from '@billett/web-kit/calls/common.slice.ts'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { SchemaForm } from '@billett/web-kit/forms/SchemaForm.tsx'
import { TextField } from '@billett/web-kit/forms/TextField.tsx'
import { useErrorsAt } from '@billett/web-kit/forms/use-errors-at.ts'
import { useSchemaForm } from '@billett/web-kit/forms/use-schema-form.ts'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useLink } from '@billett/web-kit/links/use-link.ts'
import { useNavigate } from '@billett/web-kit/links/use-navigate.ts'
import { useEffect, useMemo } from 'react'
import { useShop } from '../../hooks/shop.ts'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { addToCart } from '../../state/sale/add-to-cart.ts'
import { wallClockNow } from '../../state/tariff/now.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { amountIn, typed } from './amount.ts'
import { type TopUpValues, topUpSchema } from './prepaid-form.ts'
import styles from './TopUpForm.module.css'

/** What people usually put on a card, in the smallest unit of the currency. */
const USUAL = [1_000, 2_000, 5_000] as const

const fieldOf = (named: string): string => (named === 'prepaidCard.amount' ? 'amount' : '')

/** How much is put on the card; it goes into the cart and is paid like a ticket. */
export function TopUpForm({ status }: { status: PrepaidStatus }) {
  const { t } = useTexts()
  const { format, region } = useShop()
  const link = useLink()
  const navigate = useNavigate()
  const dispatch = useAppDispatch()
  const call = useCall(addToCart)
  const errors = useErrorsAt(call.errors, fieldOf)
  const { cardNumber, minimumTopUpInCents, possibleTopUpInCents, currency } = status
  const schema = useMemo(() => topUpSchema(status), [status])
  const form = useSchemaForm<TopUpValues>({ schema, defaultValues: { amount: '' }, errors })
  useEffect(() => () => void dispatch(resetAction(addToCart.typePrefix)), [dispatch])

  const put = async ({ amount }: TopUpValues): Promise<void> => {
    const cents = amountIn(amount, currency)
    if (cents === undefined) return
    const prepaidCard = { cardNumber, amount: cents }
    const validFrom = wallClockNow(region.timeZone)
    const answer = await dispatch(addToCart({ sortId: TOP_UP_SORT, validFrom, passengerCount: 1, prepaidCard }))
    if (addToCart.fulfilled.match(answer)) navigate(link('cart'))
  }
  const usual = USUAL.filter(cents => cents >= minimumTopUpInCents && cents <= possibleTopUpInCents)
  return (
    <SchemaForm form={form} send={put} busy={call.loading} errors={errors} submit={t('prepaid.toCart')}>
      <Text variant="h2">{t('prepaid.topUp')}</Text>
      <TextField<TopUpValues>
        name="amount"
        label={t('prepaid.amount')}
        hint={t('prepaid.amountHint', {
          minimum: format.money(minimumTopUpInCents),
          possible: format.money(possibleTopUpInCents),
        })}
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
      />
      {usual.length > 0 && (
        <div className={styles.usual} style={{ '--amounts': usual.length }}>
          {usual.map(cents => (
            <Button
              key={cents}
              variant="outlined"
              className={styles.button}
              onClick={() =>
                form.setValue('amount', typed(cents, currency), { shouldValidate: true, shouldTouch: true })
              }
            >
              {format.money(cents)}
            </Button>
          ))}
        </div>
      )}
    </SchemaForm>
  )
}
