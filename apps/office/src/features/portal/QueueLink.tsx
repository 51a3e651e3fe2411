import type { StaffQueue } from '@billett/contract'
import { TextLink } from '@billett/web-kit/kit/text/TextLink.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { useOffice } from '../../hooks/office.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { QUEUE_WAYS } from './queue-ways.ts'

/** What a queue is called, and the way to the list of what waits in it. */
export function QueueLink({ queue }: Pick<StaffQueue, 'queue'>) {
  const { t } = useTexts()
  const { link } = useOffice()
  const { screen, query } = QUEUE_WAYS[queue]
  return (
    <TextLink component={Link} to={query.size > 0 ? `${link(screen)}?${query}` : link(screen)}>
      {t(`portal.queues.${queue}`)}
    </TextLink>
  )
}
