import type { OrderTicket } from '@billett/contract'
import { beginsWhileWithdrawable } from '@billett/domain'
import { CheckboxField } from '@billett/web-kit/forms/CheckboxField.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { RouteLink } from '@billett/web-kit/links/RouteLink.tsx'
import { MarkedText } from '@billett/web-kit/text/MarkedText.tsx'
import { useState } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import type { CheckoutValues } from './checkout-form.ts'

const namesOf = (tickets: readonly OrderTicket[]): string =>
  [...new Set(tickets.map(({ ticketName }) => ticketName))].join(', ')

/**
 * What of an order can be withdrawn from and why, before it is placed (Art. 246a § 1 EGBGB); and the wish, where
 * something begins meanwhile, that it does (§ 357a Abs. 2 BGB).
 */
export function WithdrawalTerms({ tickets }: { tickets: readonly OrderTicket[] }) {
  const { t } = useTexts()
  const [now] = useState(() => new Date().toISOString())
  const withdrawable = tickets.filter(({ withdrawalApplies }) => withdrawalApplies)
  const begin = withdrawable.filter(ticket => beginsWhileWithdrawable(ticket, now))
  if (withdrawable.length === 0) return null
  const reasons = new Set(withdrawable.flatMap(({ withdrawalReason }) => withdrawalReason ?? []))
  return (
    <Stack spacing={1}>
      <Text>
        <MarkedText
          text={t('checkout.withdrawal.right', { names: namesOf(withdrawable) })}
          marks={{
            instructions: words => (
              <RouteLink to="terms" target="_blank">
                {words}
              </RouteLink>
            ),
          }}
        />
      </Text>
      {[...reasons].map(reason => (
        <Text key={reason}>{reason}</Text>
      ))}
      {begin.length > 0 && (
        <CheckboxField<CheckoutValues>
          name="beginAsked"
          required
          label={t('checkout.withdrawal.begin', { names: namesOf(begin) })}
        />
      )}
    </Stack>
  )
}
