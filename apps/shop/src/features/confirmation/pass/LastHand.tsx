import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useNow } from '../../../parts/pass/use-now.ts'
import { useTexts } from '../../../texts/use-texts.ts'

/** Says why a ticket cannot be handed over any more, as long as it otherwise could be. */
export function LastHand({ validFrom }: { validFrom: string }) {
  const { t } = useTexts()
  const now = useNow()
  return now < Date.parse(validFrom) ? <Text color="textSecondary">{t('confirmation.lastHand')}</Text> : null
}
