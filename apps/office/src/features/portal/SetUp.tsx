import type { StaffSetUp } from '@billett/contract'
import type { SetUpStep } from '@billett/domain'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { Panel } from '@billett/web-kit/kit/layout/Panel.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { TextLink } from '@billett/web-kit/kit/text/TextLink.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { useCallback, useEffect } from 'react'
import type { MenuKey } from '../../hooks/menu-groups.ts'
import { useOffice } from '../../hooks/office.ts'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { useMenu } from '../../hooks/use-menu.ts'
import { getStaffSetUp } from '../../state/admin/admin.calls.ts'
import { selectSetUp } from '../../state/admin/admin.selectors.ts'
import { selectHolds } from '../../state/user.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { CardFailure } from './CardFailure.tsx'

/** Where each is done; what only an operator can do has no screen. */
const SCREENS: Record<SetUpStep, MenuKey | null> = {
  imprint: 'adminSettings',
  legalPages: 'adminDynamicPages',
  address: 'adminSettings',
  tariff: 'adminTariffVersions',
  payment: null,
  sender: null,
  colleague: 'adminStaff',
  message: 'adminMessages',
}

const mayConfigure = selectHolds(['AllowedToEditConfiguration'])

/** What is left to be done for a new client, for who may do it; nothing once it is set up. */
export function SetUp() {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const mayAsk = useAppSelector(mayConfigure)
  const left = useAppSelector(selectSetUp)
  const { failed } = useCall(getStaffSetUp)
  const ask = useCallback(() => void dispatch(getStaffSetUp()), [dispatch])
  useEffect(() => {
    if (mayAsk) ask()
  }, [ask, mayAsk])
  if (failed) return <CardFailure name={t('portal.setUp')} onAgain={ask} />
  if (!left || left.length === 0) return null
  return (
    <Panel>
      <Stack spacing={1}>
        <Text variant="h2">{t('portal.setUp')}</Text>
        <Text>{t('portal.setUpText', { count: left.length })}</Text>
        <ol>
          {left.map(one => (
            <Step key={one.step} {...one} />
          ))}
        </ol>
      </Stack>
    </Panel>
  )
}

function Step({ step, missing }: StaffSetUp) {
  const { t } = useTexts()
  const { link } = useOffice()
  const screens = useMenu()
  const screen = screens.find(({ key }) => key === SCREENS[step])
  return (
    <li>
      {screen ? (
        <TextLink component={Link} to={link(screen.key)}>
          {t(`portal.setUp.${step}`)}
        </TextLink>
      ) : (
        t(`portal.setUp.${step}`)
      )}
      {missing.length > 0 && (
        <Text variant="body2">{missing.map(fact => t(`portal.imprint.${fact}`)).join(' · ')}</Text>
      )}
    </li>
  )
}
