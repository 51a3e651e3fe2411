import { useEffect } from 'react'
import { useNavigate } from './use-navigate.ts'

/** Leads to another address in place of this one. */
export function Redirect({ to }: { to: string }) {
  const navigate = useNavigate()
  useEffect(() => navigate(to, { replace: true }), [navigate, to])
  return null
}
