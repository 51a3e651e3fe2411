import { useLocation } from '@billett/web-kit/links/use-location.ts'

/** The page is asked for without breadcrumbs and headline (Spec 1 §2.3, `hidetitle=true`). */
export function useTitleHidden(): boolean {
  const { search } = useLocation()
  return new URLSearchParams(search).get('hidetitle') === 'true'
}
