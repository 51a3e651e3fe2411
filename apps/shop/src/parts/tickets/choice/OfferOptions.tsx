import type { ProductGroup } from '@billett/contract'
import { MAX_TICKETS_PER_ORDER } from '@billett/domain'
import { CheckboxInput } from '@billett/web-kit/kit/controls/CheckboxInput.tsx'
import { SegmentedControl } from '@billett/web-kit/kit/controls/SegmentedControl.tsx'
import { Stepper } from '@billett/web-kit/kit/controls/Stepper.tsx'
import { LiveRegion } from '@billett/web-kit/kit/feedback/LiveRegion.tsx'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { useShop } from '../../../hooks/shop.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { type Axis, axesOf } from './offer-choice.ts'
import type { TicketChoice } from './use-ticket-choice.ts'
import { ValidityInput } from './ValidityInput.tsx'

/** More of the same ticket than anybody puts into one cart by hand. */
const MOST = Math.min(10, MAX_TICKETS_PER_ORDER)

interface Props {
  group: ProductGroup
  choice: TicketChoice
}

/** Everything about a ticket that can be chosen. */
export function OfferOptions({ group, choice }: Props) {
  const { t } = useTexts()
  const { format } = useShop()
  const { offer, start, passengers, amount, supplement } = choice
  const textOf = (axis: Axis, option: Axis['options'][number]) =>
    ({
      traveller: option.offer.traveller.name,
      comfortClass: t(`tickets.class.${option.offer.comfortClass}`),
      discount: option.offer.discountType?.name ?? t('tickets.noDiscount'),
      variant: option.offer.name,
    })[axis.name]
  const { min, max } = offer.passengers
  const stepper = (label: string) => ({
    label,
    increaseLabel: t('common.increase', { label }),
    decreaseLabel: t('common.decrease', { label }),
    quiet: true,
  })
  return (
    <Stack spacing={2.5}>
      {axesOf(group.products, offer).map(axis => (
        <SegmentedControl
          key={axis.name}
          label={t(`tickets.axis.${axis.name}`)}
          value={axis.value}
          options={axis.options.map(option => ({ value: option.value, text: textOf(axis, option) }))}
          onChange={value => choice.chooseOffer(axis.name, value)}
        />
      ))}
      {supplement?.price.cents != null && (
        <CheckboxInput
          label={t('tickets.supplement', { price: format.money(supplement.price.cents) })}
          checked={choice.supplementTaken}
          onChange={event => choice.chooseSupplement(event.target.checked)}
        />
      )}
      {start && (
        <ValidityInput
          validity={offer.validity}
          start={start}
          notBefore={choice.notBefore}
          onChange={choice.chooseStart}
          onUsable={choice.chooseUsable}
        />
      )}
      <LiveRegion>
        {start?.moved && (
          <MessageBox kind="info">{t('tickets.moved', { date: format.longDate(start.date) })}</MessageBox>
        )}
      </LiveRegion>
      {max > min && (
        <Stepper
          {...stepper(t('tickets.passengers'))}
          hint={t('tickets.passengersHint', { min, max })}
          value={passengers}
          min={min}
          max={max}
          onChange={choice.choosePassengers}
        />
      )}
      {!choice.personal && (
        <Stepper {...stepper(t('tickets.amount'))} value={amount} min={1} max={MOST} onChange={choice.chooseAmount} />
      )}
    </Stack>
  )
}
