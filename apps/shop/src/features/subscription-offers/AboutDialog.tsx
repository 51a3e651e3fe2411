import type { SubscriptionOffer } from '@billett/contract'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { DialogShell } from '@billett/web-kit/kit/overlays/DialogShell.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useCallback } from 'react'
import { useQuestion } from '../../hooks/use-question.ts'
import { Loaded } from '../../parts/Loaded.tsx'
import { getSubscriptionDetails } from '../../state/subscription/offer.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './AboutDialog.module.css'
import { ArticlePrice } from './ArticlePrice.tsx'
import type { AskedOffers } from './asked-offers.ts'

interface Props {
  offer: SubscriptionOffer
  asked: AskedOffers
  onClose: () => void
}

/** What a subscription is good for, what has to be known before it is ordered, and why it costs what it costs. */
export function AboutDialog({ offer, asked, onClose }: Props) {
  const { t } = useTexts()
  const { guid, title } = offer
  const { preview } = asked
  const question = useCallback(
    () =>
      getSubscriptionDetails({
        params: { guid },
        query: preview === '' ? {} : { previewConfiguration: preview },
      }),
    [guid, preview],
  )
  const { items, loading, errors, again } = useQuestion(question)
  return (
    <DialogShell
      open
      title={title}
      onClose={onClose}
      actions={
        <Button variant="contained" onClick={onClose}>
          {t('common.close')}
        </Button>
      }
    >
      <Loaded
        value={items?.[0]}
        failed={errors.length > 0}
        loading={loading}
        onRetry={again}
        text={t('subscriptionOffers.aboutFailed')}
        rows={3}
        height={72}
      >
        {details => (
          <Stack spacing={3}>
            {[
              { title: t('subscriptionOffers.benefits'), sentences: details.benefits },
              { title: t('subscriptionOffers.conditions'), sentences: details.conditions },
            ].map(part => (
              <section key={part.title}>
                <Text variant="h3" gutterBottom>
                  {part.title}
                </Text>
                <ul className={styles.sentences}>
                  {part.sentences.map(sentence => (
                    <Text component="li" key={sentence}>
                      {sentence}
                    </Text>
                  ))}
                </ul>
              </section>
            ))}
            <section>
              <Text variant="h3" gutterBottom>
                {t('subscriptionOffers.why')}
              </Text>
              {details.kind === 'relation' && asked.from === '' ? (
                <Text>{t('subscriptionOffers.whyByWay')}</Text>
              ) : (
                <Stack spacing={2}>
                  {details.articles.map(article => (
                    <ArticlePrice key={article.sortId} details={details} article={article} asked={asked} />
                  ))}
                </Stack>
              )}
            </section>
          </Stack>
        )}
      </Loaded>
    </DialogShell>
  )
}
