import { key, type SubmitSubscription, type SubscriptionDetails } from '@billett/contract'
import { answersOf, type PlainDate, WITHDRAWAL_DAYS, withdrawableUntil } from '@billett/domain'
import { resetAction } from '@billett/web-kit/calls/common.slice.ts'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { CheckboxField } from '@billett/web-kit/forms/CheckboxField.tsx'
import { FormSummary } from '@billett/web-kit/forms/FormSummary.tsx'
import { useSchemaForm } from '@billett/web-kit/forms/use-schema-form.ts'
import { BusyButton } from '@billett/web-kit/kit/controls/BusyButton.tsx'
import { Panel } from '@billett/web-kit/kit/layout/Panel.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { RouteLink } from '@billett/web-kit/links/RouteLink.tsx'
import { useLink } from '@billett/web-kit/links/use-link.ts'
import { useNavigate } from '@billett/web-kit/links/use-navigate.ts'
import { MarkedText } from '@billett/web-kit/text/MarkedText.tsx'
import { type RefObject, useEffect, useMemo, useState } from 'react'
import { FormProvider } from 'react-hook-form'
import * as z from 'zod/mini'
import { useShop } from '../../../hooks/shop.ts'
import { useAppDispatch } from '../../../hooks/store-hooks.ts'
import { useEmbedded } from '../../../hooks/use-embedded.ts'
import { ORDER_BUTTON } from '../../../parts/order/order-button.ts'
import { orderedOf } from '../../../parts/subscription/ordered.ts'
import { submitSubscription } from '../../../state/subscription/application.calls.ts'
import { storedSubscription } from '../../../storage/subscription-data.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import type { Debits } from '../use-debits.ts'
import { Difference, isDifference } from './Difference.tsx'
import { EssentialTerms } from './EssentialTerms.tsx'
import { HeldAlready } from './HeldAlready.tsx'
import { SaidFacts } from './SaidFacts.tsx'

interface Props {
  details: SubscriptionDetails
  said: Record<string, string | string[]>
  today: PlainDate
  debits: Debits
  heading: RefObject<HTMLHeadingElement | null>
  toStep: (step: string) => string
}

const Consent = z.object({ termsAccepted: z.boolean(), beginAsked: z.boolean() })
type Consent = z.infer<typeof Consent>

const accepted = z.boolean().check(z.refine(is => is, key('termsNotAccepted')))
const asked = z.boolean().check(z.refine(is => is, key('beginNotAsked')))

/** Whether it begins while it can be withdrawn from: then that has to be asked for (§ 357a Abs. 2 BGB). */
function beginsAtOnce({ masks }: SubscriptionDetails, said: Props['said'], today: PlainDate): boolean {
  const first = masks.flatMap(({ fields }) => fields).find(({ kind }) => kind === 'firstDay')
  const [day] = first ? answersOf(said, first.id) : []
  return day === undefined || day <= withdrawableUntil(today)
}

/** What is ordered and what was said, the essential terms, and right below them the button (§ 312j BGB). */
export function OrderPage({ details, said, today, debits: { price, again }, heading, toStep }: Props) {
  const { t } = useTexts()
  const { language } = useShop()
  const link = useLink()
  const navigate = useNavigate()
  const embedded = useEmbedded()
  const dispatch = useAppDispatch()
  const { loading, errors } = useCall(submitSubscription)
  useEffect(() => () => void dispatch(resetAction(submitSubscription.typePrefix)), [dispatch])
  /** What was refused as it was not what it costs by now. */
  const [refused, setRefused] = useState<Pick<SubmitSubscription, 'firstDebit' | 'priceInCent'>>()
  const begins = beginsAtOnce(details, said, today)
  const schema = useMemo(
    () => z.extend(Consent, { termsAccepted: accepted, beginAsked: begins ? asked : z.boolean() }),
    [begins],
  )
  const form = useSchemaForm<Consent>({
    schema,
    defaultValues: { termsAccepted: false, beginAsked: false },
    errors: [],
  })
  const order = async ({ beginAsked }: Consent): Promise<void> => {
    if (!price) return
    const [first] = price.debits
    const shown = {
      priceInCent: price.priceInCent,
      firstDebit: first ? { on: first.on, amountInCent: first.amountInCent } : null,
    }
    const body = {
      configurationId: details.guid,
      fieldValues: said,
      ...shown,
      termsAccepted: true,
      beginAsked,
    } as const
    const answer = await dispatch(submitSubscription({ body }))
    if (submitSubscription.rejected.match(answer)) {
      if (!isDifference(answer.payload?.errors ?? [])) return
      // Another amount needs another yes.
      setRefused(shown)
      form.reset({ termsAccepted: false, beginAsked })
      return again()
    }
    const [booked] = answer.payload.data
    if (!booked) return
    storedSubscription.remove()
    navigate(link('subscriptionConfirm', undefined, { mode: embedded ? 'embedded' : undefined }), {
      state: orderedOf(booked, said),
    })
  }
  const others = errors.filter(error => !isDifference([error]))
  return (
    <FormProvider {...form}>
      <Panel
        component="form"
        noValidate
        onSubmit={event => {
          event.preventDefault()
          if (!loading) void form.handleSubmit(order)(event)
        }}
      >
        <Stack spacing={2.5}>
          <Text variant="h2" ref={heading} tabIndex={-1}>
            {t('subscriptionCheckout.orderStep')}
          </Text>
          <HeldAlready details={details} said={said} />
          <SaidFacts masks={details.masks} said={said} today={today} toStep={toStep} />
          <Text>
            <MarkedText
              text={t('subscriptionCheckout.withdrawal', { days: WITHDRAWAL_DAYS })}
              marks={{
                instructions: words => (
                  <RouteLink to="terms" target="_blank">
                    {words}
                  </RouteLink>
                ),
              }}
            />
          </Text>
          {begins && <CheckboxField<Consent> name="beginAsked" required label={t('subscriptionCheckout.begin')} />}
          <CheckboxField<Consent>
            name="termsAccepted"
            required
            label={
              <MarkedText
                text={t('subscriptionCheckout.terms')}
                marks={{
                  terms: words => (
                    <RouteLink to="terms" target="_blank">
                      {words}
                    </RouteLink>
                  ),
                  privacy: words => (
                    <RouteLink to="privacyPolicy" target="_blank">
                      {words}
                    </RouteLink>
                  ),
                }}
              />
            }
          />
          <Text color="textSecondary">{t('subscriptionCheckout.creditCheck')}</Text>
          <FormSummary />
          <CallErrors errors={others} all />
          <Difference refused={refused} price={price} />
          <EssentialTerms details={details} price={price} />
          {!details.isDraft && (
            <BusyButton type="submit" size="large" fullWidth busy={loading} disabled={!price}>
              {ORDER_BUTTON[language]}
            </BusyButton>
          )}
        </Stack>
      </Panel>
    </FormProvider>
  )
}
