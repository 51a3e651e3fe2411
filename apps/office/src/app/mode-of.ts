import type { PortalLook } from '@billett/domain'
import type { Mode } from '@billett/web-kit/theme/look.ts'

/** What somebody chose for the portal (Spec 3 §2.3). */
export const modeOf = ({ darkMode }: Pick<PortalLook, 'darkMode'>): Mode => (darkMode ? 'dark' : 'light')
