import type { CaseQuestion, EnforcementCase } from '@billett/contract'
import { ENFORCEMENT_SORT } from '@billett/domain'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { BusyButton } from '@billett/web-kit/kit/controls/BusyButton.tsx'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { DescriptionList } from '@billett/web-kit/kit/layout/DescriptionList.tsx'
import { Panel } from '@billett/web-kit/kit/layout/Panel.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useLink } from '@billett/web-kit/links/use-link.ts'
import { useNavigate } from '@billett/web-kit/links/use-navigate.ts'
import { useEffect, useRef } from 'react'
import { useShop } from '../../hooks/shop.ts'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { addToCart } from '../../state/sale/add-to-cart.ts'
import { wallClockNow } from '../../state/tariff/now.ts'
import { useTexts } from '../../texts/use-texts.ts'

interface Props {
  asked: CaseQuestion
  found: EnforcementCase
}

/** What is owed and why, and the way to pay it. Takes the focus when it appears. */
export function CaseResult({ asked, found }: Props) {
  const { t } = useTexts()
  const { format, region } = useShop()
  const link = useLink()
  const navigate = useNavigate()
  const dispatch = useAppDispatch()
  const { loading, errors } = useCall(addToCart)
  const headline = useRef<HTMLHeadingElement>(null)
  useEffect(() => headline.current?.focus(), [])
  const { caseNumber, checkedOn, place, state, owes, reason, amountInCents, payUntil, showUntil } = found
  const words = { amount: format.money(amountInCents), showUntil: format.date(showUntil) }
  const pay = async (): Promise<void> => {
    const validFrom = wallClockNow(region.timeZone)
    const ticket = { sortId: ENFORCEMENT_SORT, validFrom, passengerCount: 1, enforcementCase: asked }
    const answer = await dispatch(addToCart(ticket))
    if (addToCart.fulfilled.match(answer)) navigate(link('cart'))
  }
  const facts = [
    { term: t('forgottenPass.checkedOn'), detail: format.instantDateTime(checkedOn) },
    { term: t('forgottenPass.place'), detail: place },
    { term: t(`forgottenPass.amounts.${owes}`), detail: words.amount },
    ...(state === 'open' ? [{ term: t('forgottenPass.payUntil'), detail: format.date(payUntil) }] : []),
  ]
  return (
    <Panel>
      <Stack spacing={2}>
        <Text variant="h2" ref={headline} tabIndex={-1}>
          {t('forgottenPass.case', { number: caseNumber })}
        </Text>
        {state === 'open' ? (
          <MessageBox kind={owes === 'fee' ? 'success' : 'warning'}>
            {t(`forgottenPass.reasons.${reason}`, words)}
          </MessageBox>
        ) : (
          <MessageBox kind="info">{t(`forgottenPass.states.${state}`)}</MessageBox>
        )}
        <DescriptionList facts={facts} />
        {state === 'open' && (
          <>
            <CallErrors errors={errors} all />
            <BusyButton variant="contained" busy={loading} onClick={() => void pay()}>
              {t('forgottenPass.pay', words)}
            </BusyButton>
          </>
        )}
      </Stack>
    </Panel>
  )
}
