import type { StaffDashboard } from '@billett/contract'
import { ordersAddress } from '@billett/contract/lists/orders-address.ts'
import { usersAddress } from '@billett/contract/lists/users-address.ts'
import { ORDER_STATES, wasFulfilled, wasPaid } from '@billett/domain'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { SkeletonList } from '@billett/web-kit/kit/feedback/SkeletonList.tsx'
import { Panel } from '@billett/web-kit/kit/layout/Panel.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { TextLink } from '@billett/web-kit/kit/text/TextLink.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { useCallback, useEffect } from 'react'
import { useOffice } from '../../hooks/office.ts'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { getStaffDashboard } from '../../state/admin/admin.calls.ts'
import { selectDashboard } from '../../state/admin/admin.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { CardFailure } from './CardFailure.tsx'
import styles from './Figures.module.css'

const NOTHING = new URLSearchParams()

/** The list behind each figure: it shows what was counted. */
const QUERIES = {
  finishedOrders: [
    'adminOrders',
    ordersAddress.write(NOTHING, { span: 'all', states: ORDER_STATES.filter(wasFulfilled) }),
  ],
  ordersOfSevenDays: ['adminOrders', ordersAddress.write(NOTHING, { states: ORDER_STATES.filter(wasPaid) })],
  newUsersToday: ['adminUsers', usersAddress.write(NOTHING, { kind: 'customer', registered: 'today' })],
  allUsers: ['adminUsers', usersAddress.write(NOTHING, { kind: 'customer' })],
} as const

const FIGURES = ['ordersOfSevenDays', 'finishedOrders', 'newUsersToday', 'allUsers'] as const

/** How things stand, each figure with a way to its list (Spec 3 §2.4); what the reader has no right to is not there. */
export function Figures() {
  const { t, language } = useTexts()
  const dispatch = useAppDispatch()
  const dashboard = useAppSelector(selectDashboard)
  const { failed } = useCall(getStaffDashboard)
  const ask = useCallback(() => void dispatch(getStaffDashboard()), [dispatch])
  useEffect(ask, [ask])
  if (failed) return <CardFailure name={t('portal.figures')} onAgain={ask} />
  if (!dashboard) return <SkeletonList label={t('common.loading')} rows={1} />
  return (
    // biome-ignore lint/a11y/noRedundantRoles: without its bullets Safari reads out no list.
    <ul role="list" aria-label={t('portal.figures')} className={styles.figures}>
      {FIGURES.map(name => (
        <Figure key={name} name={name} dashboard={dashboard} language={language} />
      ))}
    </ul>
  )
}

interface Props {
  name: (typeof FIGURES)[number]
  dashboard: StaffDashboard
  language: string
}

function Figure({ name, dashboard, language }: Props) {
  const { t } = useTexts()
  const { link } = useOffice()
  const value = dashboard[name]
  if (value === null) return null
  const [screen, query] = QUERIES[name]
  return (
    <Panel component="li" className={styles.figure}>
      <Text variant="h2" component="p">
        {new Intl.NumberFormat(language).format(value)}
      </Text>
      <TextLink component={Link} to={`${link(screen)}?${query}`} className={styles.way}>
        {t(`portal.${name}`)}
      </TextLink>
    </Panel>
  )
}
