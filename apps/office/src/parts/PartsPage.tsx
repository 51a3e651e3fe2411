import type { OfficeRouteKey } from '@billett/paths'
import { CardGrid } from '@billett/web-kit/kit/layout/CardGrid.tsx'
import { Page } from '@billett/web-kit/kit/layout/Page.tsx'
import { Panel } from '@billett/web-kit/kit/layout/Panel.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Headline } from '@billett/web-kit/kit/text/Headline.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { TextLink } from '@billett/web-kit/kit/text/TextLink.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import type { ReactNode } from 'react'
import { useOffice } from '../hooks/office.ts'
import { useMenu } from '../hooks/use-menu.ts'
import { useTexts } from '../texts/use-texts.ts'

interface Props {
  title: string
  lead: string
  /** The screens that it leads to, in this order. */
  parts: readonly OfficeRouteKey[]
  /** Said to whoever may open none of them. */
  none: string
  /** What else can be done here. */
  action?: ReactNode
}

/** A screen that leads to others, as far as the reader has a right to them. */
export function PartsPage({ title, lead, parts, none, action }: Props) {
  const { t } = useTexts()
  const { link } = useOffice()
  const entries = useMenu()
  const shown = parts.flatMap(part => entries.filter(({ key }) => key === part))
  return (
    <Page>
      <Headline headline={title} lead={lead} />
      <Stack spacing={2}>
        {action}
        {shown.length === 0 && <Text>{none}</Text>}
        <CardGrid>
          {shown.map(entry => (
            <Panel component="li" key={entry.key}>
              <TextLink component={Link} to={link(entry.key)}>
                {t(`frame.titles.${entry.title}`)}
              </TextLink>
            </Panel>
          ))}
        </CardGrid>
      </Stack>
    </Page>
  )
}
