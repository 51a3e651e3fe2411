import { PageIsGone } from '../../parts/PageIsGone.tsx'

/** No screen has this address. */
export const NotFoundPage = () => <PageIsGone />
