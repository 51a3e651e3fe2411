import type { StaffEvent } from '@billett/contract'
import { eventsAddress } from '@billett/contract/lists/events-address.ts'
import { ordersAddress } from '@billett/contract/lists/orders-address.ts'
import { Details } from '@billett/web-kit/kit/layout/Details.tsx'
import type { DataColumn } from '@billett/web-kit/kit/lists/data-column.ts'
import { Chip } from '@billett/web-kit/kit/text/Chip.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { TextLink } from '@billett/web-kit/kit/text/TextLink.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { useMemo } from 'react'
import { useOffice } from '../../hooks/office.ts'
import { useAppSelector } from '../../hooks/store-hooks.ts'
import { useFormat } from '../../hooks/use-format.ts'
import { selectHolds } from '../../state/user.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { EventNote } from './EventNote.tsx'

const COLOURS = { info: 'default', warning: 'warning', serious: 'error' } as const satisfies Record<
  StaffEvent['level'],
  string
>

/** What an event is shown by; `onNote` takes note of one. */
export function useEventColumns(onNote: (event: StaffEvent) => Promise<void>): readonly DataColumn<StaffEvent>[] {
  const { t } = useTexts()
  const format = useFormat()
  const { link } = useOffice()
  const seesOrders = useAppSelector(selectHolds(['AllowedToSeeOrders']))
  const mayNote = useAppSelector(selectHolds(['AllowedToAcknowledgeEvents']))
  return useMemo(() => {
    const orderHref = (order: string) =>
      `${link('adminOrders')}?${ordersAddress.write(new URLSearchParams(), { order })}`
    const kindHref = (kind: StaffEvent['kind']) =>
      `${link('adminEvents')}?${eventsAddress.write(new URLSearchParams(), { kinds: [kind] })}`
    return [
      {
        id: 'comment',
        header: t('events.comment'),
        cell: ({ comment, kind, orderId }) => (
          <>
            {comment}
            {orderId && seesOrders && (
              <Text variant="body2">
                <TextLink component={Link} to={orderHref(orderId)} aria-label={t('events.orderOf', { event: comment })}>
                  {t('events.order')}
                </TextLink>
              </Text>
            )}
            <Details summary={t('events.runbook')}>{t(`events.runbooks.${kind}`)}</Details>
          </>
        ),
      },
      {
        id: 'kind',
        header: t('events.kind'),
        cell: ({ kind }) => {
          const event = t(`events.kinds.${kind}`)
          return (
            <TextLink component={Link} to={kindHref(kind)} aria-label={t('events.kindOf', { event })}>
              {event}
            </TextLink>
          )
        },
      },
      {
        id: 'level',
        header: t('events.level'),
        cell: ({ level }) => <Chip color={COLOURS[level]} label={t(`events.levels.${level}`)} />,
      },
      {
        id: 'lastOn',
        header: t('events.lastOn'),
        whole: true,
        cell: ({ date, lastOn, times }) => (
          <>
            {format.instantDateTime(lastOn)}
            {times > 1 && (
              <Text variant="body2">
                {t('events.timesSince', { count: times, since: format.instantDateTime(date) })}
              </Text>
            )}
          </>
        ),
      },
      { id: 'client', header: t('office.client'), cell: ({ client }) => client ?? t('events.process') },
      {
        id: 'assignedTo',
        header: t('events.assignedTo'),
        cell: ({ assignedTo, snoozedUntil, acknowledgedOn }) => (
          <>
            {assignedTo ?? '–'}
            {snoozedUntil && acknowledgedOn === null && (
              <Text variant="body2">{t('events.snoozed', { moment: format.instantDateTime(snoozedUntil) })}</Text>
            )}
          </>
        ),
      },
      {
        id: 'note',
        header: t('events.note'),
        cell: event => <EventNote event={event} onNote={mayNote ? onNote : undefined} />,
      },
    ]
  }, [t, format, link, seesOrders, mayNote, onNote])
}
