import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { EmptyState } from '@billett/web-kit/kit/feedback/EmptyState.tsx'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { Progress } from '@billett/web-kit/kit/feedback/Progress.tsx'
import { Skeleton } from '@billett/web-kit/kit/feedback/Skeleton.tsx'
import { Details } from '@billett/web-kit/kit/layout/Details.tsx'
import { Row } from '@billett/web-kit/kit/layout/Row.tsx'
import { Chip } from '@billett/web-kit/kit/text/Chip.tsx'
import { mdiInboxOutline } from '@mdi/js'
import { Part } from './Part.tsx'

const KINDS = ['info', 'success', 'warning', 'error'] as const
const COLOURS = ['default', 'primary', 'success', 'warning', 'error'] as const

/** What is said, and what stands there while nothing is. */
export const Messages = () => (
  <Part title="Messages">
    {KINDS.map(kind => (
      <MessageBox key={kind} kind={kind} title={kind} action={<Button variant="outlined">Next step</Button>}>
        What happened, and what to do.
      </MessageBox>
    ))}
    <Row>
      {COLOURS.map(color => (
        <Chip key={color} color={color} label={color} />
      ))}
    </Row>
    <Progress aria-label="On its way" />
    <Skeleton height={44} />
    <Details summary="Why this price?">Two zones.</Details>
    <EmptyState icon={mdiInboxOutline} title="All quiet" action={<Button variant="contained">Look again</Button>}>
      Nothing has happened since yesterday.
    </EmptyState>
  </Part>
)
