import type { ProductGroup } from '@billett/contract'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { SkeletonList } from '@billett/web-kit/kit/feedback/SkeletonList.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { DialogShell } from '@billett/web-kit/kit/overlays/DialogShell.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useEffect } from 'react'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { getProductDetails } from '../../state/tariff/tariff.calls.ts'
import { selectTariff } from '../../state/tariff/tariff.selectors.ts'
import type { TicketQuestion } from '../../state/tariff/ticket-question.ts'
import { useTexts } from '../../texts/use-texts.ts'
import type { TicketChoice } from './choice/use-ticket-choice.ts'
import styles from './OfferDetails.module.css'
import { PassengerDemand } from './PassengerDemand.tsx'
import { PriceReasons } from './PriceReasons.tsx'
import { TermsText } from './TermsText.tsx'

interface Props {
  group: ProductGroup
  choice: TicketChoice
  question: TicketQuestion
  onClose: () => void
}

/** Why it costs what it costs, what it is good for, and the conditions. */
export function OfferDetails({ group, choice: { offer, start, passengers }, question, onClose }: Props) {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const { loading, errors } = useCall(getProductDetails)
  const { productDetails, stopNames } = useAppSelector(selectTariff)
  const { origin, destination } = question
  const originName = (origin && stopNames[origin]) || undefined
  const destinationName = (destination && stopNames[destination]) || undefined
  const date = start?.date ?? question.date
  useEffect(() => {
    const query = {
      ...question,
      originName,
      destinationName,
      sort: offer.sortId,
      date,
      productGroupName: group.name,
      passengerCount: passengers,
    }
    void dispatch(getProductDetails({ query }))
  }, [dispatch, question, originName, destinationName, offer.sortId, date, group.name, passengers])
  const texts = productDetails && [
    { title: t('tickets.about'), text: productDetails.detail },
    { title: t('tickets.fareRules'), text: productDetails.fareRules },
  ]
  return (
    <DialogShell
      open
      title={offer.name}
      onClose={onClose}
      actions={
        <Button variant="contained" onClick={onClose}>
          {t('common.close')}
        </Button>
      }
    >
      {loading && <SkeletonList label={t('common.loading')} rows={3} height={72} />}
      <CallErrors errors={errors} all />
      {productDetails && (
        <Stack spacing={3}>
          <PriceReasons details={productDetails} />
          {texts
            ?.filter(({ text }) => text !== '')
            .map(({ title, text }) => (
              <section key={title}>
                <Text variant="h3" gutterBottom>
                  {title}
                </Text>
                <Text className={styles.paragraph}>{text}</Text>
              </section>
            ))}
          <PassengerDemand offer={productDetails} />
          <Text>{t(productDetails.refundable === 'never' ? 'tickets.notRefundable' : 'tickets.refundable')}</Text>
          <TermsText sortId={productDetails.sortId} title={productDetails.terms.name} />
        </Stack>
      )}
    </DialogShell>
  )
}
