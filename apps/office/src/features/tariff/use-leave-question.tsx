import { ConfirmDialog } from '@billett/web-kit/kit/overlays/ConfirmDialog.tsx'
import { useNavigate } from '@billett/web-kit/links/use-navigate.ts'
import { useEffect, useState } from 'react'
import { useTexts } from '../../texts/use-texts.ts'

/** The address of this site that a press leads to, where it leads away from here. */
function leadsTo({ target }: Event): string | undefined {
  const link = target instanceof Element ? target.closest('a[href]') : null
  if (!(link instanceof HTMLAnchorElement) || (link.target !== '' && link.target !== '_self')) return undefined
  return link.getAttribute('href') ?? undefined
}

/**
 * Asks before what was changed and not stored is left: by a link, by going back, by closing the tab. `question` is to
 * be drawn.
 */
export function useLeaveQuestion(isChanged: boolean) {
  const { t } = useTexts()
  const navigate = useNavigate()
  const [leave, setLeave] = useState<() => void>()
  useEffect(() => {
    if (!isChanged) return
    const here = window.location.href
    const close = (event: BeforeUnloadEvent) => event.preventDefault()
    const press = (event: MouseEvent) => {
      const to = leadsTo(event)
      if (to === undefined || to.startsWith('#') || event.button !== 0 || event.ctrlKey || event.metaKey) return
      event.preventDefault()
      event.stopPropagation()
      setLeave(() => () => navigate(to))
    }
    // The address before is shown already: this one takes its place again, before anybody else hears of it.
    const back = (event: PopStateEvent) => {
      event.stopImmediatePropagation()
      window.history.pushState(null, '', here)
      setLeave(() => () => window.history.back())
    }
    window.addEventListener('beforeunload', close)
    window.addEventListener('popstate', back, true)
    document.addEventListener('click', press, true)
    return () => {
      window.removeEventListener('beforeunload', close)
      window.removeEventListener('popstate', back, true)
      document.removeEventListener('click', press, true)
    }
  }, [isChanged, navigate])
  const [isLeaving, setLeaving] = useState(false)
  const question = leave && !isLeaving && (
    <ConfirmDialog
      title={t('tariff.leave')}
      yes={t('tariff.leaveYes')}
      no={t('tariff.leaveNo')}
      busy={false}
      onNo={() => setLeave(undefined)}
      onYes={() => setLeaving(true)}
    >
      {t('tariff.leaveText')}
    </ConfirmDialog>
  )
  // Once nobody listens for leaving any more.
  useEffect(() => {
    if (isLeaving) leave?.()
  }, [isLeaving, leave])
  return { question, isLeaving }
}
