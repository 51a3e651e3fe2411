import type { OrderTicket } from '@billett/contract'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { BusyButton } from '@billett/web-kit/kit/controls/BusyButton.tsx'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { ChoiceCards } from '@billett/web-kit/kit/controls/ChoiceCards.tsx'
import { Stepper } from '@billett/web-kit/kit/controls/Stepper.tsx'
import { TextInput } from '@billett/web-kit/kit/controls/TextInput.tsx'
import { LiveRegion } from '@billett/web-kit/kit/feedback/LiveRegion.tsx'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { nanoid } from '@reduxjs/toolkit'
import { type FormEvent, useState } from 'react'
import { useShop } from '../../../hooks/shop.ts'
import { useAppDispatch } from '../../../hooks/store-hooks.ts'
import { validateMultiTicket } from '../../../state/sale/sale.calls.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { plainOf, rideEnd } from './ride-end.ts'
import styles from './ValidateRides.module.css'

const plainNow = (timeZone: string): string => plainOf(new Date().toISOString(), timeZone)

/** Takes rides from a ticket, at once or from a time on. It is final, so it is asked once more before it happens. */
export function ValidateRides({ ticket }: { ticket: OrderTicket }) {
  const { t } = useTexts()
  const { region, format } = useShop()
  const dispatch = useAppDispatch()
  const { loading, errors } = useCall(validateMultiTicket)
  const [wished, setWished] = useState(1)
  const [when, setWhen] = useState<'now' | 'later'>('now')
  const [asking, setAsking] = useState(false)
  const [time, setTime] = useState(() => plainNow(region.timeZone))
  // Kept until it is answered: pressed again because no answer came, it takes no second ride.
  const [requestId, setRequestId] = useState(nanoid)
  const amount = Math.min(wished, ticket.ridesLeft)

  const validate = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (loading) return
    if (!asking) return setAsking(true)
    const dateValid = when === 'now' ? plainNow(region.timeZone) : time
    const body = { parentTicketGuid: ticket.ticketId, amountValidating: amount, dateValid, wait: true, requestId }
    setAsking(false)
    const answer = await dispatch(validateMultiTicket({ body }))
    if (!validateMultiTicket.fulfilled.match(answer)) return
    setRequestId(nanoid())
    setWished(1)
  }
  const until = (from: string): string => {
    const to = rideEnd(from, ticket.rideMinutes, region.timeZone)
    if (to !== undefined)
      return t('confirmation.rides.fromTo', {
        from: format.wallClock(from),
        to: to.slice(0, 10) === from.slice(0, 10) ? to.slice(11) : format.wallClock(to),
      })
    return when === 'now'
      ? t('confirmation.rides.until')
      : t('confirmation.rides.untilLater', { from: format.wallClock(from) })
  }
  const label = t('confirmation.rides.amount')
  return (
    <form noValidate onSubmit={event => void validate(event)} className={styles.root}>
      <Stack spacing={2}>
        <Text variant="h3">{t('confirmation.rides.title')}</Text>
        <Stepper
          label={label}
          hint={t('confirmation.rides.amountHint')}
          value={amount}
          min={1}
          max={ticket.ridesLeft}
          increaseLabel={t('common.increase', { label })}
          decreaseLabel={t('common.decrease', { label })}
          onChange={value => {
            setAsking(false)
            setWished(value)
          }}
        />
        <ChoiceCards
          label={t('confirmation.rides.when')}
          name={`when-${ticket.ticketId}`}
          value={when}
          options={[
            { value: 'now', text: t('confirmation.rides.now'), hint: t('confirmation.rides.nowHint') },
            { value: 'later', text: t('confirmation.rides.later') },
          ]}
          onChange={value => {
            setAsking(false)
            setWhen(value)
          }}
        />
        {when === 'later' && (
          <TextInput
            label={t('confirmation.rides.laterTime')}
            type="datetime-local"
            name="dateValid"
            min={plainNow(region.timeZone)}
            value={time}
            onChange={event => {
              setAsking(false)
              setTime(event.target.value)
            }}
          />
        )}
        <CallErrors errors={errors} all />
        <LiveRegion>
          {asking ? (
            <MessageBox kind="warning">
              {until(when === 'now' ? plainNow(region.timeZone) : time)} {t('confirmation.rides.final')}
            </MessageBox>
          ) : (
            <Text variant="body2" color="textSecondary">
              {t('confirmation.rides.final')}
            </Text>
          )}
        </LiveRegion>
        <BusyButton type="submit" size="large" busy={loading}>
          {asking ? t('confirmation.rides.confirm') : t('confirmation.rides.submit', { count: amount })}
        </BusyButton>
        {asking && (
          <Button variant="text" onClick={() => setAsking(false)}>
            {t('common.cancel')}
          </Button>
        )}
      </Stack>
    </form>
  )
}
