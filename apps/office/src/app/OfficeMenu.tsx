import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { Icon } from '@billett/web-kit/kit/drawings/Icon.tsx'
import { Container } from '@billett/web-kit/kit/layout/Container.tsx'
import { Chip } from '@billett/web-kit/kit/text/Chip.tsx'
import { VisuallyHidden } from '@billett/web-kit/kit/text/VisuallyHidden.tsx'
import { NavLink } from '@billett/web-kit/links/NavLink.tsx'
import { mdiMenu } from '@mdi/js'
import { useId, useState } from 'react'
import { useOffice } from '../hooks/office.ts'
import { useAppSelector } from '../hooks/store-hooks.ts'
import { useMenu } from '../hooks/use-menu.ts'
import { usePortalMenu } from '../hooks/use-portal-menu.ts'
import { useWaitingApprovals } from '../hooks/use-waiting-approvals.ts'
import { selectAuthenticated } from '../state/user.selectors.ts'
import { useTexts } from '../texts/use-texts.ts'
import styles from './OfficeMenu.module.css'

/** The screens that whoever works here has a right to; on a phone behind a button. */
export function OfficeMenu() {
  const { t } = useTexts()
  const { link } = useOffice()
  const id = useId()
  const [open, setOpen] = useState(false)
  const isSignedIn = useAppSelector(selectAuthenticated)
  const ofStaff = useMenu()
  const ofPortal = usePortalMenu()
  const entries = [...ofStaff.map(({ key, title }) => ({ key, title, to: link(key) })), ...ofPortal]
  if (!isSignedIn || entries.length === 0) return null
  return (
    <nav aria-label={t('office.menu.label')} className={styles.menu}>
      <Container>
        <Button
          color="inherit"
          aria-expanded={open}
          aria-controls={id}
          className={styles.opener}
          onClick={() => setOpen(!open)}
        >
          <Icon path={mdiMenu} />
          {t('office.menu.label')}
        </Button>
        <ul id={id} data-open={open} className={styles.entries}>
          {entries.map(({ key, title, to }) => (
            <li key={key}>
              <NavLink to={to} className={styles.entry} onClick={() => setOpen(false)}>
                {t(`frame.titles.${title}`)}
                {key === 'adminApprovals' && <WaitingApprovals />}
              </NavLink>
            </li>
          ))}
        </ul>
      </Container>
    </nav>
  )
}

/** How many wait, where any do. */
function WaitingApprovals() {
  const { t, language } = useTexts()
  const count = useWaitingApprovals()
  if (count === 0) return null
  return (
    <>
      {' '}
      <Chip
        color="primary"
        label={
          <>
            {new Intl.NumberFormat(language).format(count)}
            <VisuallyHidden>{` ${t('office.menu.waiting')}`}</VisuallyHidden>
          </>
        }
      />
    </>
  )
}
