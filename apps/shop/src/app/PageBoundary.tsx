import { useLocation } from '@billett/web-kit/links/use-location.ts'
import type { ReactNode } from 'react'
import { ErrorBoundary } from './errors/ErrorBoundary.tsx'

/** A screen that breaks leaves header and footer standing; the next address starts afresh. */
export function PageBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  return <ErrorBoundary at={pathname}>{children}</ErrorBoundary>
}
