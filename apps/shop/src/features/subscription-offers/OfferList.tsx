import type { SubscriptionCategory, SubscriptionDetails, SubscriptionOffer } from '@billett/contract'
import { SegmentedControl } from '@billett/web-kit/kit/controls/SegmentedControl.tsx'
import { EmptyState } from '@billett/web-kit/kit/feedback/EmptyState.tsx'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { CardGrid } from '@billett/web-kit/kit/layout/CardGrid.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { VisuallyHidden } from '@billett/web-kit/kit/text/VisuallyHidden.tsx'
import { mdiTicketOutline } from '@mdi/js'
import { Suspense, useState } from 'react'
import { lazyWithTexts } from '../../texts/lazy-with-texts.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import type { AskedOffers } from './asked-offers.ts'
import { SubscriptionCard } from './SubscriptionCard.tsx'

const AboutDialog = lazyWithTexts(['subscriptionOffers', 'subscriptionTerms'], () =>
  import('./AboutDialog.tsx').then(module => module.AboutDialog),
)

interface Props {
  categories: readonly SubscriptionCategory[]
  offers: readonly SubscriptionOffer[]
  /** Not on sale yet. */
  draft: SubscriptionDetails | undefined
  asked: AskedOffers
  /** What is shown is what was known before. */
  failed: boolean
  onCategory: (id: string) => void
}

/** Offers under their headings; one heading alone where it was chosen. */
export function OfferList({ categories, offers, draft, asked, failed, onCategory }: Props) {
  const { t } = useTexts()
  const [opened, setOpened] = useState<SubscriptionOffer>()
  const filled = categories.filter(({ id }) => offers.some(offer => offer.categoryId === id))
  const chosen = filled.some(({ id }) => id === asked.category) ? asked.category : ''
  const shown = filled.filter(({ id }) => chosen === '' || id === chosen)
  if (offers.length === 0 && !draft)
    return (
      <EmptyState icon={mdiTicketOutline} title={t('subscriptionOffers.none')}>
        {t('subscriptionOffers.noneText')}
      </EmptyState>
    )
  const cards = (some: readonly SubscriptionOffer[], preview = '') => (
    <CardGrid least="wide">
      {some.map(offer => (
        <li key={offer.guid}>
          <SubscriptionCard offer={offer} asked={{ ...asked, preview }} onAbout={() => setOpened(offer)} />
        </li>
      ))}
    </CardGrid>
  )
  return (
    <Stack spacing={4}>
      {failed && <MessageBox kind="error">{t('subscriptionOffers.failed')}</MessageBox>}
      {draft && (
        <section aria-label={t('subscriptionOffers.draft')}>
          <Stack spacing={2}>
            <MessageBox kind="warning">{t('subscriptionOffers.draftText')}</MessageBox>
            {cards([draft], asked.preview)}
          </Stack>
        </section>
      )}
      {filled.length > 1 && (
        <SegmentedControl
          label={t('subscriptionOffers.categories')}
          options={[
            { value: '', text: t('subscriptionOffers.all') },
            ...filled.map(({ id, title }) => ({ value: id, text: title })),
          ]}
          value={chosen}
          onChange={onCategory}
        />
      )}
      <VisuallyHidden role="status">
        {asked.from !== '' && t('subscriptionOffers.found', { count: offers.length })}
      </VisuallyHidden>
      {shown.map(({ id, title, overview }) => (
        <section key={id} aria-labelledby={`category-${id}`}>
          <Stack spacing={2}>
            <div>
              <Text variant="h2" id={`category-${id}`}>
                {title}
              </Text>
              <Text color="textSecondary">{overview}</Text>
            </div>
            {cards(offers.filter(({ categoryId }) => categoryId === id))}
          </Stack>
        </section>
      ))}
      {opened && (
        <Suspense>
          <AboutDialog offer={opened} asked={asked} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </Stack>
  )
}
