import { Page } from '@billett/web-kit/kit/layout/Page.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Headline } from '@billett/web-kit/kit/text/Headline.tsx'
import type { ReactNode } from 'react'
import { StaffList, type StaffListProps } from './StaffList.tsx'

interface Props<Row> extends Omit<StaffListProps<Row>, 'label'> {
  /** Of the page, and of its list. */
  title: string
  lead?: string
  /** What narrows the list down, and what could not be done with a row. */
  filters?: ReactNode
  /** What stands below it, and what opens above it: forms, questions. */
  children?: ReactNode
}

/** A screen of staff that is a list. */
export const StaffListPage = <Row extends object>({ title, lead, filters, children, ...list }: Props<Row>) => (
  <Page>
    <Headline headline={title} lead={lead} />
    <Stack spacing={4}>
      <Stack spacing={1}>
        {filters}
        <StaffList {...list} label={title} />
      </Stack>
      {children}
    </Stack>
  </Page>
)
