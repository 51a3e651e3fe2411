import { homeCountry } from '@billett/clients'
import type { PreparedOrder } from '@billett/contract'
import { localDate } from '@billett/domain'
import { useSchemaForm } from '@billett/web-kit/forms/use-schema-form.ts'
import { isFramed } from '@billett/web-kit/http/leave-page.ts'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { useLink } from '@billett/web-kit/links/use-link.ts'
import { useNavigate } from '@billett/web-kit/links/use-navigate.ts'
import { useEffect, useMemo, useRef, useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { useShop } from '../../hooks/shop.ts'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { CartNotices } from '../../parts/order/CartNotices.tsx'
import { useSaleCall } from '../../parts/sale/use-sale-call.ts'
import { executeSale, executeSaleGuest, updatePreparedOrder } from '../../state/sale/sale.calls.ts'
import { selectIsCustomer } from '../../state/user/user.selectors.ts'
import { storedDraft } from '../../storage/checkout-draft.ts'
import { storedGuest } from '../../storage/guest.ts'
import styles from './CheckoutForm.module.css'
import { CheckoutRefusal } from './CheckoutRefusal.tsx'
import { refusalOf, splitErrors } from './checkout-errors.ts'
import { type CheckoutValues, checkoutSchema } from './checkout-form.ts'
import { NextBar } from './NextBar.tsx'
import { Overview } from './Overview.tsx'
import { ProgressProvider } from './ProgressProvider.tsx'
import { buyerOfGuest } from './remembered-buyer.ts'
import { saleRequest } from './sale-request.ts'
import { AccountStep } from './steps/AccountStep.tsx'
import { AddressStep } from './steps/AddressStep.tsx'
import { isAccountsOwn, nobody } from './steps/buyer-of-account.ts'
import { PassengerStep } from './steps/PassengerStep.tsx'
import { PaymentStep } from './steps/PaymentStep.tsx'
import { demandedFields, passengerValuesOf } from './steps/passenger-form.ts'
import { useAccountAsBuyer } from './steps/use-account-as-buyer.ts'
import { useAskedOf } from './use-asked-of.ts'
import { useRemembering } from './use-remembering.ts'

/** Everything an order needs on one page; it goes to the payment service when the answer says where that is. */
export function CheckoutForm({ order }: { order: PreparedOrder }) {
  const { region, client } = useShop()
  const link = useLink()
  const navigate = useNavigate()
  const dispatch = useAppDispatch()
  const { loading, errors } = useSaleCall()
  const { atFields, general } = useMemo(() => splitErrors(errors), [errors])
  const { tickets, totalGrossInCents: total, orderId } = order
  const { maxUserAge: maxAge, termsAreTicked = false } = client.config.settings
  const home = homeCountry(client.config)
  const bounds = useMemo(
    () => ({ today: localDate(new Date().toISOString(), region.timeZone), maxAge }),
    [region.timeZone, maxAge],
  )
  const [now] = useState(() => new Date().toISOString())
  const askedOf = useAskedOf(total)
  const schema = useMemo(
    () => checkoutSchema({ tickets, total, bounds, now, askedOf, termsAreTicked }),
    [tickets, total, bounds, now, askedOf, termsAreTicked],
  )
  const [draft] = useState(() => storedDraft.read())
  const [remembered] = useState(() => storedGuest.read())
  const [forgotten, setForgotten] = useState(false)
  const kept = forgotten ? undefined : remembered
  const form = useSchemaForm<CheckoutValues>({
    schema,
    defaultValues: {
      guest: draft?.guest ?? (kept ? buyerOfGuest(kept, home) : nobody(home)),
      invoiceWished: draft?.invoiceWished ?? false,
      remember: draft?.remember ?? kept !== undefined,
      paymentMethodId: draft?.paymentMethodId ?? '',
      passengers: tickets.map(
        ticket => draft?.passengers.find(({ ticketId }) => ticketId === ticket.ticketId) ?? passengerValuesOf(ticket),
      ),
      termsAccepted: false,
      beginAsked: false,
    },
    errors: atFields,
  })

  const account = useAccountAsBuyer(form, home)
  const isCustomer = useAppSelector(selectIsCustomer)
  const noteToRemember = useRemembering(order, askedOf, kept)
  const { subscribe } = form
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values: { termsAccepted: _, beginAsked: __, guest, paymentMethodId = '', ...values } }) =>
          storedDraft.write({ ...values, guest: { ...nobody(home), ...guest }, paymentMethodId }),
      }),
    [subscribe, home],
  )
  const overview = useRef<HTMLDivElement>(null)
  const placing = useRef(false)
  const place = form.handleSubmit(async values => {
    const redirectURL = window.location.origin + link('confirmOrder', { id: orderId })
    const { guest, ...execution } = saleRequest(order, values, { redirectURL, asked: askedOf(values).asked })
    if (!isCustomer) noteToRemember(values)
    const answer = await (account && isAccountsOwn(values.guest, account)
      ? dispatch(executeSale({ body: execution }))
      : dispatch(executeSaleGuest({ body: { ...execution, guest } })))
    if (executeSale.fulfilled.match(answer) || executeSaleGuest.fulfilled.match(answer)) {
      const leaves = answer.payload.data[0]?.urlToVerification ?? null
      // In a frame the payment has a window of its own, and the order waits here.
      if (leaves === null || isFramed()) navigate(link('confirmOrder', { id: orderId }))
    } else if (refusalOf(answer.payload?.errors ?? []) === 'priceChanged')
      await dispatch(updatePreparedOrder({ body: { orderId } }))
  })

  const withPassengers = tickets.some(ticket => demandedFields(ticket).length > 0)
  return (
    <FormProvider {...form}>
      <ProgressProvider schema={schema}>
        <form
          noValidate
          onSubmit={event => {
            event.preventDefault()
            if (loading || placing.current) return
            // A second press before the first has reached the store does nothing either.
            placing.current = true
            void place(event).finally(() => {
              placing.current = false
            })
          }}
          className={styles.form}
        >
          <Stack spacing={2.5}>
            <AccountStep number={1} />
            <AddressStep
              number={2}
              account={account}
              kept={kept && buyerOfGuest(kept, home)}
              onForgotten={() => setForgotten(true)}
              askedOf={askedOf}
            />
            <PaymentStep number={3} total={total} askedOf={askedOf} kindBefore={kept?.methodKind ?? null} />
            {withPassengers && <PassengerStep number={4} order={order} bounds={bounds} />}
          </Stack>
          <Stack ref={overview} spacing={2.5} className={styles.overview}>
            <CheckoutRefusal errors={general} />
            <CartNotices notices={order.notices} />
            <Overview order={order} busy={loading} />
          </Stack>
          <NextBar total={total} overview={overview} />
        </form>
      </ProgressProvider>
    </FormProvider>
  )
}
