import type { ProductGroup, ProductOffer } from '@billett/contract'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { DialogShell } from '@billett/web-kit/kit/overlays/DialogShell.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { Suspense, useState } from 'react'
import type { TicketQuestion } from '../../../state/tariff/ticket-question.ts'
import { lazyWithTexts } from '../../../texts/lazy-with-texts.tsx'
import { useTexts } from '../../../texts/use-texts.ts'
import { BuyStub } from './BuyStub.tsx'
import { OfferFacts } from './OfferFacts.tsx'
import { OfferOptions } from './OfferOptions.tsx'
import { ShortRestNote } from './ShortRestNote.tsx'
import styles from './TicketDialog.module.css'
import { useAddTicket } from './use-add-ticket.ts'
import { useTicketChoice } from './use-ticket-choice.ts'
import { ValidityLine } from './ValidityLine.tsx'

const OfferDetails = lazyWithTexts(['order', 'person', 'tickets'], () =>
  import('../OfferDetails.tsx').then(module => module.OfferDetails),
)

interface Props {
  group: ProductGroup
  first: ProductOffer
  question: TicketQuestion
  now: string
  onClose: () => void
}

/** Everything that can be chosen of a product, its price in view, and into the cart. */
export function TicketDialog({ group, first, question, now, onClose }: Props) {
  const { t } = useTexts()
  const choice = useTicketChoice({ group, first, question, wanted: now, now })
  const { add, busy, errors, buyNow } = useAddTicket()
  const [details, setDetails] = useState(false)
  const { offer, start, cartTickets } = choice
  const buy = async () => {
    if (cartTickets.length > 0 && (await add(offer, ...cartTickets))) onClose()
  }
  return (
    <>
      <DialogShell
        open
        title={group.title}
        onClose={onClose}
        actions={
          <div className={styles.content}>
            <BuyStub
              title={group.title}
              choice={choice}
              busy={busy}
              onBuy={() => void buy()}
              onBuyNow={() => void buyNow(offer, ...cartTickets)}
            />
          </div>
        }
      >
        <Stack spacing={3}>
          <div>
            <Text>{group.overview}</Text>
            <ValidityLine choice={choice} />
            <ShortRestNote choice={choice} />
            {!start && <Text className={styles.missing}>{t('tickets.notAvailable')}</Text>}
          </div>
          <OfferFacts choice={choice} />
          <OfferOptions group={group} choice={choice} />
          <Button variant="outlined" onClick={() => setDetails(true)} className={styles.button}>
            {t('tickets.why')}
          </Button>
          <CallErrors errors={errors} all />
        </Stack>
      </DialogShell>
      {details && (
        <Suspense>
          <OfferDetails group={group} choice={choice} question={question} onClose={() => setDetails(false)} />
        </Suspense>
      )}
    </>
  )
}
