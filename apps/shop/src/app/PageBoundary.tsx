import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { ErrorBoundary } from './errors/ErrorBoundary.tsx'

/** A screen that breaks leaves header and footer standing; the next address starts afresh. */
export function PageBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  return <ErrorBoundary at={pathname}>{children}</ErrorBoundary>
}
