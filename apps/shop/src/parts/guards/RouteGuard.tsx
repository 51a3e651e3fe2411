import type { Route } from '@billett/paths'
import type { ReactNode } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import { BesidePlaces } from '../account/BesidePlaces.tsx'
import { PrivateRoute } from './PrivateRoute.tsx'

interface Props {
  route: Route
  children: ReactNode
}

/** Who may see a screen (Spec 1 §2.3). */
export function RouteGuard({ route, children }: Props) {
  const { t } = useTexts()
  if (route.access === 'public') return children
  return (
    <PrivateRoute headline={t(`frame.titles.${route.title}`)}>
      <BesidePlaces title={route.title}>{children}</BesidePlaces>
    </PrivateRoute>
  )
}
