import type { Trip } from '@billett/contract'
import { useRefusalText } from '@billett/web-kit/forms/use-refusal-text.ts'
import type { CallError } from '@billett/web-kit/http/outcome.ts'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { Panel } from '@billett/web-kit/kit/layout/Panel.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { useLink } from '@billett/web-kit/links/use-link.ts'
import { useShop } from '../../hooks/shop.ts'
import { usePriceText, useVatNote } from '../../hooks/use-price-text.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { useDuration } from './trips/use-duration.ts'

interface Props {
  trips: readonly Trip[]
  errors: readonly CallError[]
}

/** Journeys to be read: when, how long, with which lines, at which price. To buy for them needs a script. */
export function PlainTrips({ trips, errors }: Props) {
  const { t } = useTexts()
  const { format } = useShop()
  const link = useLink()
  const duration = useDuration()
  const priceText = usePriceText()
  const vatNote = useVatNote()
  const refusalText = useRefusalText()
  return (
    <Stack spacing={2}>
      {trips.length === 0 && (
        <MessageBox kind={errors.length > 0 ? 'error' : 'info'} title={t('trips.none')}>
          {refusalText(errors) || t('trips.noneText')}
        </MessageBox>
      )}
      {trips.map(trip => (
        <Panel key={trip.id} component="article">
          <Text variant="h2">
            {format.instantTime(trip.departure)} – {format.instantTime(trip.arrival)}
          </Text>
          <Text>
            {duration(trip.durationMinutes)} · {t('trips.changes', { count: trip.changes })} ·{' '}
            {[priceText(trip.price), vatNote(trip.price)].filter(Boolean).join(' ')}
          </Text>
          <ol>
            {trip.legs.map(({ line, from, to, durationMinutes }) => (
              <li key={`${from.departure} ${from.reference}`}>
                {t('search.plainLeg', {
                  line: line ? line.name : t('search.plainWalk', { duration: duration(durationMinutes) }),
                  from: from.text,
                  to: to.text,
                })}
              </li>
            ))}
          </ol>
        </Panel>
      ))}
      <MessageBox kind="info">{t('search.plainBuy')}</MessageBox>
      <Button component={Link} to={link('start')} variant="outlined">
        {t('search.plainAgain')}
      </Button>
    </Stack>
  )
}
