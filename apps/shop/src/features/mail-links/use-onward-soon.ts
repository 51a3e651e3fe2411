import { useNavigate } from '@billett/web-kit/links/use-navigate.ts'
import { useEffect } from 'react'
import type { LinkPhase } from '../../state/user/user-state.ts'

/** Milliseconds (Spec 1 §9). */
const REDIRECT_DELAY = 3_000

/** Leads on by itself once the link of a mail has done what it is for (Spec 1 §4). */
export function useOnwardSoon(phase: LinkPhase, to: string): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (phase !== 'success') return
    const timer = setTimeout(() => navigate(to, { replace: true }), REDIRECT_DELAY)
    return () => clearTimeout(timer)
  }, [phase, to, navigate])
}
