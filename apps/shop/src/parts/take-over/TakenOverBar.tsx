import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { useLink } from '@billett/web-kit/links/use-link.ts'
import { logout } from '@billett/web-kit/session/session.calls.ts'
import { backToStaff } from '@billett/web-kit/session/take-over.ts'
import { useCallback, useEffect } from 'react'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { selectUser } from '../../state/user/user.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { useNow } from '../pass/use-now.ts'
import styles from './TakenOverBar.module.css'

const MINUTE = 60_000

/** Whose place it is, how many minutes are left, and the way back to one's own work; when they are over it is taken. */
export function TakenOverBar({ until }: { until: number }) {
  const { t } = useTexts()
  const link = useLink()
  const dispatch = useAppDispatch()
  const { firstName, lastName } = useAppSelector(selectUser)
  const count = Math.max(0, Math.ceil((until - useNow()) / MINUTE))
  const leave = useCallback(async () => {
    await dispatch(logout({ body: {} }))
    backToStaff()
    window.location.assign(link('admin'))
  }, [dispatch, link])
  const isOver = count === 0
  useEffect(() => {
    if (isOver) void leave()
  }, [isOver, leave])
  return (
    <section className={styles.bar} aria-label={t('takeOver.label')}>
      <span>
        {t('takeOver.text', { name: `${firstName} ${lastName}` })} {t('takeOver.left', { count })}
      </span>
      <Button variant="outlined" color="inherit" onClick={() => void leave()}>
        {t('takeOver.leave')}
      </Button>
    </section>
  )
}
